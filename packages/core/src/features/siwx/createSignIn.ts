import type { CaipAddress } from '@portico/wire'
import { disconnect } from '../../actions/disconnect.js'
import { report } from '../../actions/report.js'
import { setSignIn } from '../../actions/setSignIn.js'
import { showToast } from '../../actions/showToast.js'
import { signMessage } from '../../actions/signMessage.js'
import type { SIWXConfig, SIWXMessage, SIWXSession } from '../../config/siwxConfig.js'
import type { PorticoContext } from '../../context.js'
import { siwxError } from '../../errors/siwxError.js'
import type { SignInCause } from '../../slots/slots.js'
import {
  accountOf,
  activeNamespace,
  connectionOf,
  connectionsOf,
  currentView,
  isUnsupportedNetwork,
} from '../../state/selectors.js'
import type { State } from '../../state/state.js'
import { track } from '../../telemetry/track.js'
import { withTimeout } from '../../utils/withTimeout.js'
import { viewFacts } from '../../views.js'
import { createSignInScreen } from './createSignInScreen.js'
import { pairedSignIn } from './pairedSignIn.js'
import { resolveSiwx } from './resolveSiwx.js'
import { type SignInStep, signInFailure } from './signInFailure.js'
import { isAsking, type SignInEvent, signInFlow } from './signInFlow.js'
import { signInLimits } from './signInLimits.js'
import { dataOf, endsSoon, hostOf, inputOf, keyOf } from './signInSubject.js'

/** Signing in, of one kit. Its state is in the kit's store. */
export type SignIn = {
  /** The site's own sign-in; undefined where `siweConfig` is switched off or has no Ethereum to serve. */
  readonly siwx: SIWXConfig | undefined
  /** Looks for a session of the account in use, and asks for one where it is missing. Rejects when nobody can tell. */
  ask(cause: SignInCause): Promise<'shown' | 'passed'>
  /** Shows the message because somebody wants to sign in now. */
  start(): Promise<void>
  /** Has the wallet sign the message that is shown: one signature per call, and none while one is under way. */
  sign(): Promise<void>
  /** Disconnects where signing in is required, else goes on without (SIWX-04). */
  cancel(): Promise<void>
  /** Ends the session; where one is required the account goes too. */
  signOut(): Promise<void>
}

export async function createSignIn(ctx: PorticoContext): Promise<SignIn> {
  const resolved = await resolveSiwx(ctx)
  if (!resolved) return switchedOff
  const { siwx, view } = resolved
  ctx.signIn.current = pairedSignIn(ctx, resolved)
  const { store } = ctx
  const screen = createSignInScreen(ctx, view)
  const dismissed = new Set<string>()
  let turn = 0
  let draft: SIWXMessage | undefined
  let checking: { readonly key: string; readonly outcome: Promise<'shown' | 'passed'> } | undefined

  const dispatch = (event: SignInEvent): void => setSignIn(ctx, (signIn) => signInFlow(signIn, event))
  const account = (): CaipAddress | undefined => accountInUse(store.get())
  const isCurrent = (own: number, caipAddress: CaipAddress): boolean =>
    own === turn && account() === caipAddress && !ctx.isOver()
  const properties = () => {
    const state = store.get()
    const used = connectionOf(state)?.accounts.find((entry) => entry.address === accountOf(state).address)
    return { network: state.networks.active ?? '', isSmartAccount: used?.type === 'smartAccount' }
  }

  async function check(caipAddress: CaipAddress, cause: SignInCause): Promise<'shown' | 'passed'> {
    turn += 1
    const own = turn
    draft = undefined
    const isRequired = siwx.getRequired?.() ?? false
    const wasOpen = store.get().modal.open
    dispatch({ type: 'check', caipAddress, host: hostOf(ctx.env.page().url), isRequired })
    const { chainId, accountAddress } = inputOf(caipAddress)
    const asked = (async () => siwx.getSessions(chainId, accountAddress))()
    const isQuiet = !isRequired && (cause === 'found' || dismissed.has(keyOf(caipAddress)))
    const sessions = await withTimeout(ctx, signInLimits.answer, asked).catch((error) => {
      if (isCurrent(own, caipAddress) && !isQuiet) throw error
      return []
    })
    if (!isCurrent(own, caipAddress)) return 'passed'
    const [session] = sessions
    dispatch(session ? { type: 'found', session } : { type: 'missing' })
    // Closed while we asked: who may go on without has said so.
    const isLeft = !isRequired && wasOpen && !store.get().modal.open
    if (session || isQuiet || isLeft) {
      screen.end('dropped')
      return 'passed'
    }
    await show(own, caipAddress, cause)
    return 'shown'
  }

  async function show(own: number, caipAddress: CaipAddress, cause: SignInCause): Promise<void> {
    report(ctx, prepare(own, caipAddress))
    await screen.show(cause)
  }

  async function prepare(own: number, caipAddress: CaipAddress): Promise<void> {
    dispatch({ type: 'prepare' })
    try {
      const made = await siwx.createMessage(inputOf(caipAddress))
      const message = made.toString()
      if (typeof message !== 'string' || message === String({})) throw siwxError('no-message')
      if (!isCurrent(own, caipAddress)) return
      draft = made
      dispatch({ type: 'prepared', message })
    } catch (error) {
      if (isCurrent(own, caipAddress)) fail('prepare', error)
    }
  }

  function fail(step: SignInStep, cause: unknown): void {
    const error = signInFailure(step, cause, properties().isSmartAccount)
    const isSpent = step !== 'sign'
    if (isSpent) draft = undefined
    dispatch({ type: 'failed', error: error.code, isSpent })
    track(ctx, { event: 'SIWX_AUTH_ERROR', properties: properties() })
    if (error.code !== 'siwx/declined') ctx.env.log('error', 'Portico:', error)
    const { language } = store.get()
    // The view says the rest itself, in a sentence that a toast would only repeat on top of it.
    if (error.code === 'siwx/declined' || error.code === 'siwx/smart-account')
      showToast(ctx, { message: language.messages?.errors[error.code] ?? error.shortMessage, variant: 'error' })
    report(ctx, screen.reopen()) // SIWX-03
  }

  async function sign(): Promise<void> {
    const caipAddress = account()
    if (!caipAddress) throw siwxError('no-address')
    const own = turn
    const { signIn } = store.get()
    if (signIn?.status !== 'ready' && signIn?.status !== 'failed') return
    track(ctx, { event: 'CLICK_SIGN_SIWX_MESSAGE', properties: properties() })
    if (!draft || endsSoon(draft, ctx.env.now())) await prepare(own, caipAddress)
    if (!draft || !isCurrent(own, caipAddress)) return
    dispatch({ type: 'sign' })
    if (store.get().signIn?.status !== 'signing') return
    const message = draft.toString()
    const data = dataOf(draft)
    let signature: string
    try {
      signature = await signMessage(ctx, { message })
    } catch (error) {
      if (isCurrent(own, caipAddress)) fail('sign', error)
      return
    }
    if (!isCurrent(own, caipAddress)) return // too late: nobody waits for it any more
    dispatch({ type: 'signed' })
    await accept(own, caipAddress, { data, message, signature })
  }

  async function accept(own: number, caipAddress: CaipAddress, session: SIWXSession): Promise<void> {
    try {
      await siwx.addSession(session)
    } catch (error) {
      if (isCurrent(own, caipAddress)) fail('verify', error)
      return
    }
    if (isCurrent(own, caipAddress)) {
      dispatch({ type: 'accepted', session })
      track(ctx, { event: 'SIWX_AUTH_SUCCESS', properties: properties() })
      screen.end('success') // SIWX-02
      return
    }
    // Given up while it was being checked: a session that nobody wants does not stay.
    const now = account()
    if (now === undefined || now === caipAddress) await revoke(caipAddress)
  }

  const revoke = (caipAddress: CaipAddress): Promise<void> => {
    const { chainId, accountAddress } = inputOf(caipAddress)
    return siwx.revokeSession(chainId, accountAddress)
  }

  function dismiss(outcome: 'cancel' | 'dropped'): void {
    const caipAddress = account()
    turn += 1
    if (caipAddress) dismissed.add(keyOf(caipAddress))
    dispatch({ type: 'dismiss' })
    screen.end(outcome)
  }

  async function leave(): Promise<void> {
    turn += 1
    dispatch({ type: 'cancel' })
    await disconnect(ctx, { namespace: activeNamespace(store.get()) })
  }

  async function start(): Promise<void> {
    const caipAddress = account()
    if (!caipAddress) throw siwxError('no-address')
    await checking?.outcome
    const { signIn } = store.get()
    if (signIn?.status !== 'signedOut') return
    dismissed.delete(keyOf(caipAddress))
    await show(turn, caipAddress, 'connected')
  }

  ctx.sessionCleaners.add(async (namespaces) => {
    const gone = namespaces.flatMap((namespace) => accountOf(store.get(), namespace).caipAddress ?? [])
    turn += 1
    if (siwx.signOutOnDisconnect === false) return
    const hasOthers = connectionsOf(store.get()).some(({ namespace }) => !namespaces.includes(namespace))
    const ended = hasOthers ? Promise.all(gone.map(revoke)) : siwx.setSessions([])
    await withTimeout(ctx, signInLimits.answer, Promise.resolve(ended))
  })
  ctx.onDestroy(
    store.select(accountInUse, (caipAddress) => {
      if (caipAddress) return
      turn += 1
      dismissed.clear()
      dispatch({ type: 'forget' })
      screen.end('dropped')
    }),
  )
  ctx.onDestroy(
    screen.watch({
      onClose() {
        const { signIn } = store.get()
        if (signIn && isAsking(signIn) && !signIn.isRequired && signIn.status !== 'verifying') dismiss('dropped')
      },
      onOpen() {
        const { signIn } = store.get()
        const isAsked = viewFacts(currentView(store.get()).name).flow === 'signIn'
        if (signIn?.status === 'signedOut' && isAsked) report(ctx, start())
        // A visitor who came back by the host's hand is asked again: without a session there is nothing else to do.
        else if (signIn?.isRequired && isAsking(signIn) && !isAsked && !isUnsupportedNetwork(store.get()))
          report(ctx, screen.reopen())
      },
    }),
  )

  return {
    siwx,
    start,
    sign,
    async ask(cause) {
      const caipAddress = account()
      if (!caipAddress || isUnsupportedNetwork(store.get())) return 'passed'
      const key = keyOf(caipAddress)
      if (cause === 'connected') dismissed.delete(key)
      // Who asked first hears of a failure, and acts on it.
      if (checking?.key === key) return checking.outcome.catch(() => 'passed')
      const { signIn } = store.get()
      if (signIn?.caipAddress === caipAddress && cause !== 'connected') return isAsking(signIn) ? 'shown' : 'passed'
      const outcome = check(caipAddress, cause).finally(() => {
        if (checking?.outcome === outcome) checking = undefined
      })
      checking = { key, outcome }
      return outcome
    },
    async cancel() {
      const { signIn } = store.get()
      if (!signIn || signIn.status === 'cancelling') return
      track(ctx, { event: 'CLICK_CANCEL_SIWX', properties: properties() })
      if (signIn.isRequired) await leave()
      else dismiss('cancel')
    },
    async signOut() {
      const { signIn } = store.get()
      if (signIn?.status !== 'signedIn') return
      if (signIn.isRequired) return disconnect(ctx, { namespace: activeNamespace(store.get()) })
      await revoke(signIn.caipAddress)
      dismiss('dropped')
    },
  }
}

const switchedOff: SignIn = /* @__PURE__ */ Object.freeze({
  siwx: undefined,
  ask: async () => 'passed' as const,
  start: refuse,
  sign: refuse,
  cancel: refuse,
  signOut: refuse,
})

async function refuse(): Promise<void> {
  throw siwxError('not-enabled')
}

function accountInUse(state: State): CaipAddress | undefined {
  return accountOf(state).caipAddress
}
