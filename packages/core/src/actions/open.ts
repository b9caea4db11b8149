import { isNamespace, type Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { PorticoError } from '../errors/PorticoError.js'
import { initialView } from '../router/initialView.js'
import { type PlainViewName, type SwapArguments, type ViewEntry, viewNames } from '../router/views.js'
import { accountOf, isUnsupportedNetwork } from '../state/selectors.js'
import { setActiveNetwork } from '../state/slices/networks.js'
import { track } from '../telemetry/track.js'
import { showAlert } from './showAlert.js'

export type OpenParameters = {
  /** @default 'Account' when connected, else 'Connect' */
  view?: PlainViewName | undefined
  /** Shows wallets of this namespace only, and makes it active. */
  namespace?: Namespace | undefined
  /** Arguments of the Swap view. */
  arguments?: SwapArguments | undefined
}

/** Opens the modal at once; loading stays on until it is on the page (MODAL-04). */
export async function open(ctx: PorticoContext, { view, namespace, arguments: swap }: OpenParameters = {}): Promise<void> {
  if (view !== undefined && !viewNames.includes(view)) throw new PorticoError('view/unknown', { view: String(view) })
  if (namespace !== undefined && !isNamespace(namespace)) throw new PorticoError('namespace/not-configured')
  ctx.store.update((state) => {
    const first = state.networks.requested.find((network) => network.chainNamespace === namespace)
    const base = namespace ? setActiveNetwork(state, state.networks.lastOf[namespace] ?? first?.caipNetworkId ?? `${namespace}:`) : state
    const name = initialView({
      requested: view,
      hasAddress: accountOf(base).address !== undefined,
      hasAdapters: ctx.adapters.size > 0,
      isUnsupported: isUnsupportedNetwork(base),
      isMobile: ctx.env.platform().isMobile,
    })
    const entry = { name, data: name === 'Swap' && swap ? { swap } : undefined } as ViewEntry // a plain view needs no data
    return {
      ...base,
      namespaceFilter: namespace,
      modal: { open: true, loading: true, shake: false },
      router: { ...base.router, stack: [entry] }, // MODAL-03
    }
  })
  track(ctx, { event: 'MODAL_OPEN', properties: { connected: accountOf(ctx.store.get()).address !== undefined } })
  try {
    await ctx.mount.current?.()
    ctx.store.update((state) => ({ ...state, modal: { ...state.modal, loading: false } }))
  } catch (cause) {
    ctx.store.update((state) => ({ ...state, modal: { open: false, loading: false, shake: false } }))
    showAlert(ctx, 'MODAL_LOAD_FAILED')
    throw new PorticoError('modal/load-failed', undefined, { cause })
  }
}
