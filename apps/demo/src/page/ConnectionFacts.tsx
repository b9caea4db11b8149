import type { Portico } from '@portico/core'
import { usePorticoAccount, usePorticoNetwork, usePorticoSIWX, useWalletInfo } from '@portico/react'
import { useSyncExternalStore } from 'react'
import './ConnectionFacts.css'

export type ConnectionFactsProps = { kit: Portico }

function useBalance(kit: Portico): string {
  const { balance, balanceSymbol, balanceLoading, address } = useSyncExternalStore(
    kit.store.subscribe,
    () => kit.getAccount(),
    () => kit.getAccount(),
  )
  if (!address) return '–'
  if (balance === undefined) return balanceLoading ? 'reading …' : 'unknown'
  return `${balance} ${balanceSymbol ?? ''}`.trim()
}

/** The connection as hooks tell it. */
export function ConnectionFacts({ kit }: ConnectionFactsProps) {
  const { address, status } = usePorticoAccount()
  const { caipNetwork } = usePorticoNetwork()
  const { walletInfo } = useWalletInfo()
  const { session, status: signIn } = usePorticoSIWX()
  const balance = useBalance(kit)
  const facts = [
    ['Status', status],
    ['Wallet', walletInfo?.name ?? '–'],
    ['Chain', caipNetwork ? `${caipNetwork.name} (${caipNetwork.id})` : '–'],
    ['Balance', balance],
    ['Address', address ?? '–'],
    ...(signIn
      ? ([['Session', session ? `${session.data.chainId}:${session.data.accountAddress}` : signIn]] as const)
      : []),
  ] as const
  return (
    <dl className="dm-connection-facts">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="dm-connection-facts-fact"
          data-wide={label === 'Address' || label === 'Session' || undefined}
        >
          <dt>{label}</dt>
          <dd data-status={label === 'Status' ? value : undefined}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
