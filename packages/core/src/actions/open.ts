import { isNamespace, type Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { PorticoError } from '../errors/PorticoError.js'
import { dropLeftFlows } from '../router/dropLeftFlows.js'
import { initialView } from '../router/initialView.js'
import type { Stack } from '../router/stack.js'
import { accountOf, currentView, isModalShown, isUnsupportedNetwork } from '../state/selectors.js'
import { setActiveNetwork } from '../state/slices/networks.js'
import type { State } from '../state/state.js'
import { track } from '../telemetry/track.js'
import { isTapBound, type Platform } from '../utils/detectPlatform.js'
import { type OpenArguments, type PlainViewName, type ViewEntry, type ViewName, viewFacts, views } from '../views.js'
import { leaveView } from './leaveView.js'
import { openFailed } from './openFailed.js'
import { report } from './report.js'

export type OpenParameters = {
  /** Shows wallets of this namespace only, and makes it active. */
  namespace?: Namespace | undefined
  /** A pairing link that the site made itself: shown as a code, opened by the wallets of a phone. */
  uri?: string | undefined
} & (
  | {
      /** @default 'Account' when connected, else 'Connect' */
      view?: PlainViewName | undefined
      arguments?: undefined
    }
  | OpenArguments
)

/** Opens the modal at once; loading stays on until it is on the page (MODAL-04). */
export async function open(
  ctx: PorticoContext,
  { view, namespace, uri, arguments: given }: OpenParameters = {},
): Promise<void> {
  if (view !== undefined && !Object.hasOwn(views, view)) throw new PorticoError('view/unknown', { view: String(view) })
  if (namespace !== undefined && !isNamespace(namespace)) throw new PorticoError('namespace/not-configured')
  leaveShownView(ctx)
  const { failures: failuresBefore } = ctx.store.get().modal
  const platform = ctx.env.platform()
  ctx.store.update((state) => {
    const first = state.networks.requested.find((network) => network.chainNamespace === namespace)
    const base = namespace
      ? setActiveNetwork(state, state.networks.lastOf[namespace] ?? first?.caipNetworkId ?? `${namespace}:`)
      : state
    const name = openingView(ctx, base, platform, view, uri)
    const key = viewFacts(name).opensWith
    const entry = { name, data: key && given ? { [key]: given } : undefined } as ViewEntry // a plain view needs no data
    const stack = resetTo(base.router.stack, entry)
    return {
      ...base,
      namespaceFilter: namespace,
      modal: { open: true, loading: true, shake: false },
      router: { stack, transactions: dropLeftFlows(base.router, stack) },
    }
  })
  track(ctx, { event: 'MODAL_OPEN', properties: { connected: accountOf(ctx.store.get()).address !== undefined } })
  const opened = (uri || isTapBound(platform)) && ctx.feature('pairing')?.run((pairing) => pairing.opened(uri))
  if (opened) report(ctx, opened)
  try {
    const mounting = ctx.places[0]?.mount()
    // A modal that is there already opens within the click, without a moment of loading on the screen.
    if (mounting !== 'shown') await mounting
    ctx.store.update((state) => ({ ...state, modal: { ...state.modal, loading: false } }))
  } catch (cause) {
    openFailed(ctx, failuresBefore)
    throw new PorticoError('modal/load-failed', undefined, { cause })
  }
}

/** One view, whatever was shown before (MODAL-03); the same one stays itself, so that what is rendered ahead stays too. */
function resetTo(stack: Stack, entry: ViewEntry): Stack {
  const [first] = stack
  return stack.length === 1 && first?.name === entry.name && first.data === entry.data ? stack : [entry]
}

/** The view that opening would choose now. */
export function openingView(
  ctx: PorticoContext,
  state: State,
  { isMobile }: Platform,
  requested?: ViewName,
  uri?: string,
): ViewName {
  return initialView({
    requested,
    hasAddress: accountOf(state).address !== undefined,
    hasAdapters: ctx.adapters.size > 0,
    isUnsupported: isUnsupportedNetwork(state),
    isMobile,
    isManual: state.options.manualWCControl || uri !== undefined,
  })
}

/** Opening again leaves the view that is shown: what was begun there is dropped, as by going back. */
function leaveShownView(ctx: PorticoContext): void {
  const state = ctx.store.get()
  if (isModalShown(state)) leaveView(ctx, currentView(state).name)
}
