import { close } from '../../actions/close.js'
import { leaveAttempt } from '../../actions/leaveAttempt.js'
import { push, reset } from '../../actions/navigate.js'
import { open } from '../../actions/open.js'
import { dropTransaction, popTransactionStack, pushTransaction } from '../../actions/popTransactionStack.js'
import type { PorticoContext } from '../../context.js'
import type { SignInCause } from '../../slots/slots.js'
import type { Unsubscribe } from '../../state/createStore.js'
import { currentView, isModalShown } from '../../state/selectors.js'
import type { TransactionEntry } from '../../state/state.js'
import { viewFacts } from '../../views.js'
import type { ResolvedSiwx } from './resolveSiwx.js'

/** Where the modal goes while a visitor signs in, and after. */
export type SignInScreen = {
  show(cause: SignInCause): Promise<void>
  /** Shows it again where it was left; nothing where it is shown. */
  reopen(): Promise<void>
  /** Leaves it as the transaction stack says (ROUTE-09, ROUTE-10); `dropped`: there is nothing to tell. */
  end(outcome: 'success' | 'cancel' | 'dropped'): void
  watch(listeners: { onOpen: () => void; onClose: () => void }): Unsubscribe
}

export function createSignInScreen(ctx: PorticoContext, view: ResolvedSiwx['view']): SignInScreen {
  const { store } = ctx
  let entry: TransactionEntry | undefined

  const isShown = (): boolean => isModalShown(store.get()) && viewFacts(currentView(store.get()).name).flow === 'signIn'

  async function turnTo(isOnTop: boolean): Promise<void> {
    leaveAttempt(ctx) // the wallet has answered; its screen is over
    if (!isModalShown(store.get())) await open(ctx, { view })
    else if (isOnTop) push(ctx, { name: view, data: undefined })
    else reset(ctx, { name: view, data: undefined })
  }

  function drop(): void {
    const own = entry
    entry = undefined
    if (!own) return
    dropTransaction(ctx, own)
  }

  return {
    async show(cause) {
      drop()
      entry = { goBack: false, view: null, replace: true }
      pushTransaction(ctx, entry)
      // A change that was made in the modal is followed by what was there before it.
      await turnTo(view === 'ConnectingSiwe' && cause === 'changed')
    },
    async reopen() {
      if (!isShown()) await turnTo(false)
    },
    end(outcome) {
      const isOver = !isShown()
      const isNext = entry !== undefined && store.get().router.transactions.at(-1) === entry
      if (outcome !== 'dropped' && isNext && !isOver) {
        entry = undefined
        popTransactionStack(ctx, outcome)
        return
      }
      drop()
      if (!isOver) close(ctx, { force: true })
    },
    watch: ({ onOpen, onClose }) =>
      store.select(
        (state) => (isModalShown(state) ? currentView(state).name : undefined),
        (name) => (name ? onOpen() : onClose()),
      ),
  }
}
