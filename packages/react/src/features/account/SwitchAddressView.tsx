import type { Account } from '@portico/core'
import { accountOf, truncateAddress } from '@portico/core/page'
import { sameAddress } from '@portico/core/views'
import { Row, Scroller, VirtualList, VisuallyHidden } from '@portico/ui'
import { Avatar } from '@portico/ui/images'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { accountWords } from './accountWords.js'

/** Six rows, and enough of the seventh to say that there are more. */
const listHeight = 404

export function SwitchAddressView() {
  const t = useTranslate(accountWords)
  const { allAccounts } = useKitState(accountOf)
  return (
    <Scroller maxHeight={listHeight}>
      <VirtualList
        label={t.titles.SwitchAddress}
        count={allAccounts.length}
        viewportHeight={listHeight}
        getKey={(index) => allAccounts[index]?.address ?? index}
        renderRow={(index) => {
          const account = allAccounts[index]
          return account && <AddressRow account={account} />
        }}
      />
    </Scroller>
  )
}

function AddressRow({ account: { namespace, address } }: { account: Account }) {
  const t = useTranslate(accountWords)
  const { switchAccount, goBack } = useActions()
  const { address: active, addressLabels } = useKitState(accountOf)
  const isActive = active !== undefined && sameAddress(namespace, active, address)
  const label = addressLabels[address]
  const short = truncateAddress(address)
  const onClick = () => {
    if (!isActive) switchAccount({ namespace, address })
    goBack()
  }
  return (
    <Row
      image={<Avatar address={address} />}
      name={
        <>
          {label ?? short}
          {isActive && <VisuallyHidden> ({t.account.inUse})</VisuallyHidden>}
        </>
      }
      description={label && short}
      title={address}
      trailing={isActive ? 'check' : undefined}
      aria-current={isActive || undefined}
      onClick={onClick}
    />
  )
}
