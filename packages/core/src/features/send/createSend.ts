import { formatUnits } from '@portico/wire/units'
import { isStill } from '../../actions/balanceTarget.js'
import { report } from '../../actions/report.js'
import type { PorticoContext } from '../../context.js'
import { readClipboard } from '../../env/clipboard.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { createStore, type Unsubscribe } from '../../state/createStore.js'
import { accountOf } from '../../state/selectors.js'
import { track } from '../../telemetry/track.js'
import { checkForm } from './checkForm.js'
import { checkReady } from './checkReady.js'
import { createQuotes } from './createQuotes.js'
import { createReceiverCheck } from './createReceiverCheck.js'
import { createSending } from './createSending.js'
import { fiatOf } from './fiat.js'
import { loadTokens } from './loadTokens.js'
import type { Send } from './send.js'
import { eventFacts } from './sendEvents.js'
import { sendLimits } from './sendLimits.js'
import { type SendParts, sendTarget, transfersOf } from './sendParts.js'
import { emptyForm, initialSend, type SendState, type SendWarning } from './sendState.js'
import { writeTypedAmount } from './typedAmount.js'

/** Sending, without looks. */
export function createSend(ctx: PorticoContext): Send {
  const store = createStore<SendState>(initialSend, (error) => ctx.env.log('error', 'Portico:', error))
  const locale = (): string => ctx.store.get().language.locale
  const patch = (change: Partial<SendState>): void =>
    store.update((state) => checkForm({ ...state, ...change }, locale()))
  const target = () => sendTarget(ctx)
  const parts: SendParts = {
    ctx,
    store,
    patch,
    target,
    async transfers() {
      const namespace = target()?.namespace
      const load = namespace && transfersOf(ctx, namespace)
      if (!load) throw new PorticoError('capability/unsupported') // SEND-05
      return load()
    },
  }
  let ofReceiver: readonly SendWarning[] = []
  let ofQuote: readonly SendWarning[] = []
  const warn = (): void => patch({ warnings: [...ofReceiver, ...ofQuote] })
  const quotes = createQuotes(parts, (warnings) => {
    ofQuote = warnings
    warn()
  })
  const receivers = createReceiverCheck(parts, (warnings) => {
    ofReceiver = warnings
    warn()
  })
  let watchers = 0
  let wantsMax = false
  /** Stops looking for a token that the account was not known to hold when it was asked for. */
  let stopLooking: Unsubscribe = () => {}

  function clear(): void {
    quotes.cancel()
    receivers.check('')
    ofQuote = []
    wantsMax = false
    stopLooking()
    patch(emptyForm)
  }
  const sending = createSending(parts, clear)

  /** Whatever was typed for another account or chain is of no use here (NET-03). */
  function follow(): void {
    clear()
    const { name } = store.get().stage
    if (name === 'editing' || name === 'review' || name === 'failed') patch({ stage: { name: 'editing' } })
    patch({ account: undefined, network: undefined, tokens: [], status: 'loading' })
    sending.sync()
    if (watchers > 0 || !target()) report(ctx, loadTokens(parts))
  }
  ctx.onDestroy(ctx.store.select((state) => accountOf(state).caipAddress, follow))
  ctx.onDestroy(
    ctx.store.select(
      (state) => accountOf(state),
      (now, before) => {
        const hasChanged = now.tokenBalance !== before.tokenBalance || now.balance !== before.balance
        if (watchers > 0 && hasChanged && now.caipAddress === before.caipAddress) report(ctx, loadTokens(parts))
      },
    ),
  )
  // All of it stays all of it, whatever the fee becomes until the wallet is asked.
  ctx.onDestroy(
    store.select(
      (state) => state.max,
      () => {
        if (wantsMax) setMax()
      },
    ),
  )

  function setMax(): void {
    const { token, max, amount, stage } = store.get()
    if (!token || max === undefined) return
    // While it is reviewed it only becomes less, and once the wallet was asked it is what it is.
    const isSettled = stage.name === 'review' ? amount !== undefined && amount <= max : stage.name !== 'editing'
    if (!isSettled) patch({ mode: 'token', amountText: writeTypedAmount(formatUnits(max, token.decimals), locale()) })
  }

  function edit(change: Partial<SendState>): void {
    if ('amountText' in change || 'token' in change || 'mode' in change) wantsMax = false
    ofQuote = []
    patch({ ...change, simulation: 'idle', warnings: ofReceiver })
    quotes.soon()
  }

  function setReceiver(text: string): void {
    receivers.check(text)
    edit({})
  }

  return {
    store,
    watch() {
      watchers += 1
      if (watchers === 1) {
        const { amountText, receiverText, stage } = store.get()
        if (!amountText && !receiverText && stage.name === 'editing')
          track(ctx, { event: 'OPEN_SEND', properties: eventFacts(ctx) })
        report(ctx, loadTokens(parts))
        sending.sync()
      }
      let isWatching = true
      return () => {
        if (isWatching) watchers -= 1
        isWatching = false
      }
    },
    fill({ token, amount, to }) {
      const choose = (): void => {
        const wanted = token?.toLowerCase()
        const found = store
          .get()
          .tokens.find(({ symbol, contract }) => wanted === symbol.toLowerCase() || wanted === contract?.toLowerCase())
        if (found) edit({ token: found })
      }
      // A site writes plain decimals; its comma is not the visitor's, so it is not guessed at.
      const plain = amount?.includes(',') ? '' : amount
      if (plain !== undefined) edit({ amountText: writeTypedAmount(plain, locale()), mode: 'token' })
      if (to !== undefined) setReceiver(to)
      stopLooking()
      if (!token) return
      choose()
      // The chain's own coin is known before the server has told the rest.
      stopLooking = store.select(
        ({ tokens }) => tokens,
        () => {
          if (!store.get().token) choose()
          if (store.get().token) stopLooking()
        },
      )
    },
    setToken({ contract }) {
      const token = store.get().tokens.find((entry) => entry.contract === contract)
      edit({ token, mode: 'token', fee: undefined, ...(token === store.get().token ? {} : { amountText: '' }) })
    },
    setAmount: (text) => edit({ amountText: text }),
    setMode(mode) {
      const { token, amount, mode: before } = store.get()
      if (mode === before || !token || (mode === 'fiat' && token.price === undefined)) return
      const text =
        amount === undefined ? '' : mode === 'fiat' ? fiatOf(amount, token) : formatUnits(amount, token.decimals)
      edit({ mode, amountText: writeTypedAmount(text ?? '', locale()) })
    },
    setMax() {
      const { token } = store.get()
      // Of the chain's own coin it is all but the fee, which is not known yet or changes with every block.
      wantsMax = token !== undefined && !token.contract
      setMax()
      quotes.soon()
    },
    setReceiver,
    async paste() {
      let text: string
      try {
        text = await (ctx.env.paste ?? readClipboard)()
      } catch (cause) {
        throw new PorticoError('clipboard/failed', undefined, { cause })
      }
      setReceiver(text.trim())
    },
    useRecent: ({ address, name }) => setReceiver(name ?? address),
    acknowledge(text) {
      const address = store.get().receiver?.address.toLowerCase()
      patch({ isAcknowledged: address !== undefined && text.trim().toLowerCase() === address.slice(-4) })
    },
    async review() {
      checkReady({ ...store.get(), isAcknowledged: true })
      const asked = target()
      patch({ stage: { name: 'review' } })
      await Promise.all([quotes.now(), receivers.warnings()])
      requote()
      function requote(): void {
        const isKnown = store.get().simulation !== 'unavailable'
        ctx.after(isKnown ? sendLimits.requote : sendLimits.retrial, () => {
          if (store.get().stage.name !== 'review' || watchers === 0 || !asked || !isStill(ctx, asked)) return
          report(ctx, quotes.now().then(requote))
        })
      }
    },
    send: sending.send,
    cancel: sending.cancel,
    dismissRequest: sending.dismissRequest,
    retry() {
      if (store.get().stage.name === 'failed') patch({ stage: { name: 'review' } })
    },
    reset() {
      clear()
      if (store.get().stage.name !== 'waiting') patch({ stage: { name: 'editing' } })
    },
    reload: () => report(ctx, loadTokens(parts)),
  }
}
