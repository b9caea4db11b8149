import type { Wallet } from '@portico/core'
import { hasAllWallets } from '@portico/core/views'
import { Row } from '@portico/ui'
import { Grid } from '@portico/ui/icons'
import { WalletImage } from '@portico/ui/images'
import { useMemo } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKit } from '../../hooks/useKit.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { NewTabName } from '../parts/NewTabName.js'
import { useWalletState } from '../parts/useWalletState.js'
import { useWalletLists } from '../wallets/useWalletLists.js'
import { downloadsOf } from './downloadsOf.js'
import { guideWords } from './guideWords.js'
import { offeredWallets } from './offeredWallets.js'

const exploreUrl = 'https://ethereum.org/wallets/find-wallet/'

export function GetWalletView() {
  const t = useTranslate(guideWords)
  const kit = useKit('GetWalletView')
  const state = useWalletState()
  const { state: lists } = useWalletLists()
  const { push } = useActions()
  const wallets = useMemo(() => offeredWallets(state, kit.platform(), lists), [state, kit, lists])
  return (
    <div className="pt-get-wallet-view">
      {wallets.map((wallet) => (
        <OfferedRow key={wallet.id} wallet={wallet} />
      ))}
      {hasAllWallets(state, kit.platform()) ? (
        <Row icon={<Grid />} name={t.wallets.exploreAll} trailing="chevron" onClick={() => push('AllWallets')} />
      ) : (
        <Row
          icon={<Grid />}
          name={<NewTabName>{t.wallets.exploreAll}</NewTabName>}
          href={exploreUrl}
          trailing="external"
        />
      )}
    </div>
  )
}

function OfferedRow({ wallet }: { wallet: Wallet }) {
  const { push } = useActions()
  const kit = useKit('GetWalletView')
  const [first, ...others] = downloadsOf(wallet, kit.platform())
  const icon = <WalletImage id={wallet.id} name={wallet.name} src={wallet.image_url} />
  // With a single place to go there is nothing to choose.
  if (first && others.length === 0)
    return (
      <Row
        icon={icon}
        name={<NewTabName>{wallet.name}</NewTabName>}
        title={wallet.name}
        href={first.url}
        trailing="external"
      />
    )
  return (
    <Row
      icon={icon}
      name={wallet.name}
      title={wallet.name}
      trailing="chevron"
      onClick={() => push('Downloads', { wallet })}
    />
  )
}
