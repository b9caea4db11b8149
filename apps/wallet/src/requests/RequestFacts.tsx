import type { WalletRequest } from '@portico/relay/wallet'
import { Facts, Notice } from '@portico/ui'
import { useEffect } from 'react'
import { toCaip } from '../chain/chains.js'
import { useApp } from '../store/appHooks.js'
import { AccountName } from './AccountName.js'
import { DataTable } from './DataTable.js'
import { MessageText } from './MessageText.js'
import { readSite } from './readSite.js'
import { SignInWarning } from './SignInWarning.js'
import { TransactionFacts } from './TransactionFacts.js'
import type { Task } from './task.js'

export type RequestFactsProps = {
  request: WalletRequest
  task: Task
  onObstacle: (obstacle: string | undefined) => void
}

/** Describes what a request would do. */
export function RequestFacts({ request, task, onObstacle }: RequestFactsProps) {
  const { chains } = useApp()
  const chain = chains.find(({ id }) => toCaip(id) === request.chainId)
  const isStuck = task.kind === 'transaction' && !chain?.rpcUrl
  const obstacle = isStuck ? 'This wallet has no node for this network: it can sign here, and send nothing.' : undefined
  useEffect(() => onObstacle(obstacle), [obstacle, onObstacle])
  const network = { label: 'Network', value: chain?.name ?? request.chainId }
  switch (task.kind) {
    case 'message':
      return (
        <>
          {task.signInDomain && <SignInWarning domain={task.signInDomain} site={readSite(request.peer)} />}
          {task.text === undefined ? (
            <>
              <Notice tone="danger" title="This message cannot be read">
                <p>It is no plain text. Sign it only if you know what it is.</p>
              </Notice>
              <MessageText label="Its bytes" text={task.raw} />
            </>
          ) : (
            <MessageText label="Message" text={task.text || '(empty)'} />
          )}
          <Facts facts={[{ label: 'Account', value: <AccountName address={task.account} /> }, network]} />
        </>
      )
    case 'typedData':
      return (
        <>
          {task.otherChain && (
            <Notice tone="danger" title="This is for another network">
              <p>The data names another network than the request. Reject it unless you know why.</p>
            </Notice>
          )}
          <DataTable caption={task.primaryType} rows={task.rows} />
          {task.domain.length > 0 && <DataTable caption="For" rows={task.domain} />}
          <Facts facts={[{ label: 'Account', value: <AccountName address={task.account} /> }, network]} />
        </>
      )
    case 'transaction':
      return <TransactionFacts task={task} chain={chain} />
    case 'switchChain': {
      const target = chains.find(({ id }) => id === task.chainId)
      return (
        <Facts
          facts={[
            { label: 'From', value: network.value },
            { label: 'To', value: target?.name ?? task.chainId },
          ]}
        />
      )
    }
    case 'silent':
    case 'refused':
      return null
    default:
      return task satisfies never
  }
}
