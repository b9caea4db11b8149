import { AddressBlocks, type Fact, Facts, Notice } from '@portico/ui'
import { useEffect, useState } from 'react'
import { formatEther, formatUnits, maxUint256 } from 'viem'
import type { WalletChain } from '../chain/chains.js'
import { readToken, type Token } from '../chain/readToken.js'
import { AccountName } from './AccountName.js'
import { MessageText } from './MessageText.js'
import type { Task } from './task.js'
import './TransactionFacts.css'

export type TransactionFactsProps = {
  task: Extract<Task, { kind: 'transaction' }>
  chain: WalletChain | undefined
}

/** Characters that fit into a line of the large size on a phone. */
const longAmount = 14

/** What a transaction does: how much, to whom, where; whole, never rounded. */
export function TransactionFacts({ task, chain }: TransactionFactsProps) {
  const { transaction, token } = task
  const { to, value, data, from } = transaction
  const known = useToken(token && chain?.rpcUrl, token && to)
  const coins = `${formatEther(value)} ETH`
  const isUnlimited = token?.kind === 'approve' && token.amount > maxUint256 / 2n
  const amount =
    token && (known ? `${formatUnits(token.amount, known.decimals)} ${known.symbol}` : `${token.amount} units`)
  const shown = (isUnlimited ? 'Without limit' : amount) ?? coins
  const facts: Fact[] = [
    { label: 'Account', value: <AccountName address={from} /> },
    { label: 'Network', value: chain?.name ?? 'unknown' },
    ...(token && value > 0n ? [{ label: 'And', value: coins }] : []),
  ]
  return (
    <>
      <p className="wl-transaction-facts-amount" data-long={shown.length > longAmount || undefined}>
        {shown}
      </p>
      {token?.kind === 'approve' && (
        <Notice tone="danger" title={isUnlimited ? 'This gives away all of these tokens' : 'This is a permission'}>
          <p>
            Whoever has the address below may take{' '}
            {isUnlimited ? 'all of your tokens of this kind, now and later' : amount}. Reject it unless you trust it.
          </p>
        </Notice>
      )}
      {token && !known && chain?.rpcUrl && (
        <Notice tone="warning" title="Unknown token">
          <p>The contract does not say what it counts. The amount is in its smallest units.</p>
        </Notice>
      )}
      {token?.from && <Address label="From" address={token.from} />}
      {token ? (
        <>
          <Address label={token.kind === 'approve' ? 'Who may take them' : 'To'} address={token.to} />
          {to && <Address label="Token contract" address={to} />}
        </>
      ) : to ? (
        <Address label={data === '0x' ? 'To' : 'Contract'} address={to} />
      ) : (
        <Notice title="This puts a new contract on the chain" />
      )}
      <Facts facts={facts} />
      {data !== '0x' && !token && (
        <>
          <Notice tone="warning" title="A call that this wallet cannot read">
            <p>It may do more than send the amount above. Send it only if you trust the site.</p>
          </Notice>
          <MessageText label="Data" text={data} />
        </>
      )}
    </>
  )
}

function Address({ label, address }: { label: string; address: string }) {
  return (
    <div className="wl-transaction-facts-address">
      <span className="wl-transaction-facts-label">{label}</span>
      <AddressBlocks address={address} />
    </div>
  )
}

function useToken(rpcUrl: string | undefined, address: `0x${string}` | undefined): Token | undefined {
  const [found, setFound] = useState<{ readonly address: string; readonly token: Token | undefined }>()
  useEffect(() => {
    if (!rpcUrl || !address) return
    let isOver = false
    void readToken(rpcUrl, address).then((token) => {
      if (!isOver) setFound({ address, token })
    })
    return () => {
      isOver = true
    }
  }, [rpcUrl, address])
  return found && found.address === address ? found.token : undefined
}
