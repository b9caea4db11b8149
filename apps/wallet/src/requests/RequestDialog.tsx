import { Dialog } from '@portico/app-kit'
import { useApp, useWallet } from '../store/appHooks.js'
import { visibleRequests } from '../store/visibleRequests.js'
import type { PendingRequest } from '../store/walletState.js'
import { RequestCard } from './RequestCard.js'

/** The oldest request, in a dialog above everything else. */
export function RequestDialog() {
  const app = useApp()
  const requests = visibleRequests(useWallet((state) => state.requests))
  const [pending] = requests
  if (!pending) return null
  const reject = (): void => {
    app.reject(pending).catch((error: unknown) => {
      console.warn(error)
      app.showNote('error', 'The site could not be notified that you refused. The request is closed all the same.')
    })
  }
  return (
    // One dialog per request, so that a tap meant for the previous one does not reach the next.
    <Dialog key={pending.id} title={titleOf(pending)} onClose={reject}>
      <RequestCard pending={pending} waiting={requests.length - 1} onReject={reject} />
    </Dialog>
  )
}

function titleOf(pending: PendingRequest): string {
  if (pending.kind === 'proposal') return 'Connect to this site?'
  if (pending.kind === 'signIn') return 'Sign in to this site?'
  switch (pending.task.kind) {
    case 'message':
      return pending.task.signInDomain ? 'Sign in with this message?' : 'Sign this message?'
    case 'typedData':
      return 'Sign this data?'
    case 'transaction':
      return 'Send this transaction?'
    case 'switchChain':
      return 'Switch the network?'
    case 'silent':
    case 'refused':
      return 'A request'
    default:
      return pending.task satisfies never
  }
}
