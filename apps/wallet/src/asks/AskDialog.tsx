import { Dialog } from '@portico/app-kit'
import { useApp, useWallet } from '../store/appHooks.js'
import { visibleAsks } from '../store/visibleAsks.js'
import type { Ask } from '../store/walletState.js'
import { AskCard } from './AskCard.js'

/** The oldest question, over everything else. */
export function AskDialog() {
  const app = useApp()
  const asks = visibleAsks(useWallet((state) => state.asks))
  const [ask] = asks
  if (!ask) return null
  const reject = (): void => {
    app.reject(ask).catch((error: unknown) => {
      console.warn(error)
      app.say('error', 'The site could not be told that you refused. The question is over all the same.')
    })
  }
  return (
    // A new one for each question: no tap that was meant for the last one reaches the next.
    <Dialog key={ask.id} title={titleOf(ask)} onClose={reject}>
      <AskCard ask={ask} waiting={asks.length - 1} onReject={reject} />
    </Dialog>
  )
}

function titleOf(ask: Ask): string {
  if (ask.kind === 'proposal') return 'Connect to this site?'
  if (ask.kind === 'signIn') return 'Sign in to this site?'
  switch (ask.task.kind) {
    case 'message':
      return ask.task.signInDomain ? 'Sign in with this message?' : 'Sign this message?'
    case 'typedData':
      return 'Sign this data?'
    case 'transaction':
      return 'Send this transaction?'
    case 'switchChain':
      return 'Switch the network?'
    case 'silent':
    case 'refused':
      return 'A question'
    default:
      return ask.task satisfies never
  }
}
