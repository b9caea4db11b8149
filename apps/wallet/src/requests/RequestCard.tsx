import { Button, Notice } from '@portico/ui'
import { useState } from 'react'
import { useApp, useWallet } from '../store/appHooks.js'
import type { PendingRequest } from '../store/walletState.js'
import { ProposalFacts } from './ProposalFacts.js'
import { RequestFacts } from './RequestFacts.js'
import { readSite } from './readSite.js'
import { SignInFacts } from './SignInFacts.js'
import { SiteHead } from './SiteHead.js'
import './RequestCard.css'

export type RequestCardProps = {
  pending: PendingRequest
  /** How many requests come after this one. */
  waiting: number
  onReject: () => void
}

/** One request: who sent it, what it is for, and the two answers. */
export function RequestCard({ pending, waiting, onReject }: RequestCardProps) {
  const app = useApp()
  const active = useWallet((state) => state.account)
  const [accounts, setAccounts] = useState<readonly number[]>([active])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Why it cannot be approved. */
  const [obstacle, setObstacle] = useState<string>()

  const approve = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await app.approve(pending, accounts)
    } catch (error) {
      console.warn(error)
      setIsBusy(false)
      setProblem(error instanceof Error ? error.message : 'It did not work.')
    }
  }

  return (
    <div className="wl-request-card">
      <SiteHead site={readSite(metadataOf(pending))} isNew={pending.kind !== 'request'} />
      {pending.kind === 'proposal' && (
        <ProposalFacts
          proposal={pending.proposal}
          accounts={accounts}
          onAccounts={setAccounts}
          onObstacle={setObstacle}
        />
      )}
      {pending.kind === 'signIn' && <SignInFacts authentication={pending.authentication} onObstacle={setObstacle} />}
      {pending.kind === 'request' && (
        <RequestFacts request={pending.request} task={pending.task} onObstacle={setObstacle} />
      )}
      {obstacle && <Notice tone="danger" title={obstacle} />}
      {problem && (
        <Notice tone="danger" title="That did not work">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="wl-request-card-answers">
        <Button variant="secondary" size="lg" isFullWidth isDisabled={isBusy} onClick={onReject}>
          Reject
        </Button>
        {obstacle === undefined && (
          <Button
            size="lg"
            isFullWidth
            isLoading={isBusy}
            isDisabled={pending.kind === 'proposal' && accounts.length === 0}
            onClick={() => void approve()}
          >
            {problem ? 'Try again' : labelOf(pending)}
          </Button>
        )}
      </div>
      {waiting > 0 && (
        <p className="wl-request-card-waiting">
          {waiting === 1 ? 'One more request is waiting.' : `${waiting} more requests are waiting.`}
        </p>
      )}
    </div>
  )
}

function metadataOf(pending: PendingRequest) {
  if (pending.kind === 'proposal') return pending.proposal.proposer.metadata
  return pending.kind === 'signIn' ? pending.authentication.requester.metadata : pending.request.peer
}

function labelOf(pending: PendingRequest): string {
  if (pending.kind === 'proposal') return 'Connect'
  if (pending.kind === 'signIn') return 'Sign in'
  if (pending.task.kind === 'transaction') return 'Send'
  return pending.task.kind === 'switchChain' ? 'Switch' : 'Sign'
}
