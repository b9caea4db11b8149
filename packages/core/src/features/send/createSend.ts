import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { createStore } from '../../state/createStore.js'
import { accountOf } from '../../state/selectors.js'
import { checkForm } from './checkForm.js'
import { fiatOf } from './fiat.js'
import type { Send } from './send.js'
import { emptyForm, initialSend, type SendState } from './sendState.js'
import { formatUnits } from './units.js'

/** Chains on which money can be sent (ACCOUNT-06). */
export const sendNamespaces: readonly Namespace[] = /* @__PURE__ */ Object.freeze(['eip155', 'solana'])

/** Sending, without looks. */
export function createSend(ctx: PorticoContext): Send {
  const store = createStore<SendState>(initialSend, (error) => ctx.env.log('error', 'Portico:', error))
  const patch = (change: Partial<SendState>): void => store.update((state) => checkForm({ ...state, ...change }))
  const reset = (): void => patch({ ...emptyForm, stage: { name: 'editing' } })
  ctx.onDestroy(ctx.store.select((state) => accountOf(state).caipAddress, reset))
  return {
    store,
    watch: () => () => undefined,
    fill: () => undefined,
    setToken: ({ contract }) => patch({ token: store.get().tokens.find((token) => token.contract === contract) }),
    setAmount: (amountText) => patch({ amountText }),
    setMode(mode) {
      const { token, amount } = store.get()
      const text =
        token && amount !== undefined && (mode === 'fiat' ? fiatOf(amount, token) : formatUnits(amount, token.decimals))
      patch({ mode, amountText: text || '' })
    },
    setMax() {
      const { token, max } = store.get()
      if (token && max !== undefined) patch({ mode: 'token', amountText: formatUnits(max, token.decimals) })
    },
    setReceiver: (receiverText) => patch({ receiverText }),
    paste: async () => patch({ receiverText: await ctx.env.paste() }),
    useRecent: ({ address }) => patch({ receiverText: address }),
    acknowledge: () => undefined,
    review: async () => patch({ stage: { name: 'review' } }),
    send: async () => {
      throw new PorticoError('capability/unsupported')
    },
    cancel: () => patch({ stage: { name: 'editing' } }),
    retry: () => patch({ stage: { name: 'review' } }),
    reset,
    reload: () => undefined,
  }
}
