import { Button, Notice } from '@portico/ui'
import { useState } from 'react'
import { useApp, useWallet } from '../store/appHooks.js'
import type { Ask } from '../store/walletState.js'
import { ProposalFacts } from './ProposalFacts.js'
import { RequestFacts } from './RequestFacts.js'
import { readSite } from './readSite.js'
import { SignInFacts } from './SignInFacts.js'
import { SiteHead } from './SiteHead.js'
import './AskCard.css'

export type AskCardProps = {
  ask: Ask
  /** How many questions come after this one. */
  waiting: number
  onReject: () => void
}

/** One question: who asks, what for, and the two answers. */
export function AskCard({ ask, waiting, onReject }: AskCardProps) {
  const app = useApp()
  const active = useWallet((state) => state.account)
  const [accounts, setAccounts] = useState<readonly number[]>([active])
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** Why nobody can say yes. */
  const [obstacle, setObstacle] = useState<string>()

  const approve = async (): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await app.approve(ask, accounts)
    } catch (error) {
      console.warn(error)
      setIsBusy(false)
      setProblem(error instanceof Error ? error.message : 'It did not work.')
    }
  }

  return (
    <div className="wl-ask-card">
      <SiteHead site={readSite(metadataOf(ask))} isNew={ask.kind !== 'request'} />
      {ask.kind === 'proposal' && (
        <ProposalFacts proposal={ask.proposal} accounts={accounts} onAccounts={setAccounts} onObstacle={setObstacle} />
      )}
      {ask.kind === 'signIn' && <SignInFacts asked={ask.asked} onObstacle={setObstacle} />}
      {ask.kind === 'request' && <RequestFacts request={ask.request} task={ask.task} onObstacle={setObstacle} />}
      {obstacle && <Notice tone="danger" title={obstacle} />}
      {problem && (
        <Notice tone="danger" title="That did not work">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="wl-ask-card-answers">
        <Button variant="secondary" size="lg" isFullWidth isDisabled={isBusy} onClick={onReject}>
          Reject
        </Button>
        {obstacle === undefined && (
          <Button
            size="lg"
            isFullWidth
            isLoading={isBusy}
            isDisabled={ask.kind === 'proposal' && accounts.length === 0}
            onClick={() => void approve()}
          >
            {problem ? 'Try again' : labelOf(ask)}
          </Button>
        )}
      </div>
      {waiting > 0 && (
        <p className="wl-ask-card-waiting">
          {waiting === 1 ? 'One more question is waiting.' : `${waiting} more questions are waiting.`}
        </p>
      )}
    </div>
  )
}

function metadataOf(ask: Ask) {
  if (ask.kind === 'proposal') return ask.proposal.proposer.metadata
  return ask.kind === 'signIn' ? ask.asked.requester.metadata : ask.request.peer
}

function labelOf(ask: Ask): string {
  if (ask.kind === 'proposal') return 'Connect'
  if (ask.kind === 'signIn') return 'Sign in'
  if (ask.task.kind === 'transaction') return 'Send'
  return ask.task.kind === 'switchChain' ? 'Switch' : 'Sign'
}
