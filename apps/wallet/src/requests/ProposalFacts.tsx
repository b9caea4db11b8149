import type { WalletProposal } from '@portico/relay/wallet'
import { Checkbox, Facts } from '@portico/ui'
import { useEffect } from 'react'
import { shortAddress } from '../parts/shortAddress.js'
import { useApp } from '../store/appHooks.js'
import { requestedChains } from '../store/grant.js'
import './ProposalFacts.css'

export type ProposalFactsProps = {
  proposal: WalletProposal
  accounts: readonly number[]
  onAccounts: (accounts: readonly number[]) => void
  onObstacle: (obstacle: string | undefined) => void
}

/** What a site gets when it is connected; the person chooses the accounts. */
export function ProposalFacts({ proposal, accounts, onAccounts, onObstacle }: ProposalFactsProps) {
  const app = useApp()
  const requested = requestedChains(
    proposal,
    app.chains.map(({ id }) => id),
  )
  const names = requested.known.map((id) => app.chains.find((chain) => chain.id === id)?.name ?? id)
  const obstacle = requested.missing.length
    ? `The site insists on a network that this wallet does not know: ${requested.missing[0]}.`
    : requested.known.length === 0
      ? 'This wallet knows none of the networks that the site uses.'
      : undefined
  useEffect(() => onObstacle(obstacle), [obstacle, onObstacle])
  const others = requested.unknown === 0 ? '' : `, and ${requested.unknown} that this wallet does not know`
  return (
    <>
      <Facts
        facts={[
          { label: 'It may', value: 'see the accounts below, ask for signatures and transactions' },
          { label: 'It may not', value: 'sign or send anything without asking you' },
          { label: 'Networks', value: `${names.join(', ') || 'none'}${others}` },
        ]}
      />
      {!obstacle && (
        <fieldset className="wl-proposal-facts">
          <legend className="wl-proposal-facts-legend">Accounts that it sees</legend>
          {app.accounts.map(({ address, name }, index) => (
            <Checkbox
              key={address}
              isChecked={accounts.includes(index)}
              onCheckedChange={(isChecked) =>
                onAccounts(isChecked ? [...accounts, index] : accounts.filter((each) => each !== index))
              }
            >
              {name} <span className="wl-proposal-facts-address">{shortAddress(address)}</span>
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  )
}
