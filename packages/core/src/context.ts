import type { Namespace } from '@portico/wire'
import type { Adapter } from './adapters/adapter.js'
import type { Api } from './api/api.js'
import type { Chunk } from './chunk.js'
import type { Metadata } from './config/options.js'
import type { Env } from './env.js'
import type { AlertKey } from './errors/alerts.js'
import type { AccountParts } from './features/account/accountParts.js'
import type { FeatureName, Features } from './features/features.js'
import type { Pairing } from './features/pairing/pairing.js'
import type { PairingSignIn } from './features/pairing/signIn.js'
import type { SignIn } from './features/siwx/createSignIn.js'
import type { ViewName } from './router/views.js'
import type { ServerParts } from './serverParts.js'
import type { Store, Unsubscribe } from './state/createStore.js'
import type { State } from './state/state.js'
import type { PorticoStorage } from './storage/createStorage.js'
import type { Outbox } from './telemetry/outbox.js'

/** Puts the modal on the page, or says that it is there. */
export type Mount = () => Promise<void> | 'shown'

/** What every action receives first: the kit from the inside. */
export type PorticoContext = {
  readonly id: string
  readonly projectId: string
  readonly metadata: () => Metadata
  readonly env: Env
  readonly store: Store<State>
  readonly storage: PorticoStorage
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  /** Code that comes on first use: the operator's server and its directory; what it knows of an account. */
  readonly parts: { readonly server: Chunk<ServerParts>; readonly account: Chunk<AccountParts> }
  /** The operator's server, fetched on first use: `(await ctx.api.load()).call(getX, …)`. Absent where none is configured. */
  readonly api: Chunk<Api> | undefined
  /** A part with a store of its own, fetched on first use. Absent where it is off, or needs a server that is not configured. */
  readonly feature: <Name extends FeatureName>(name: Name) => Promise<Features[Name]> | undefined
  /** Pairing with wallets that are elsewhere, fetched on first use. Absent where no relay is configured. */
  readonly pairing: Chunk<Pairing> | undefined
  /** Adapters that pairing made for namespaces without one. */
  readonly builtIn: Map<Namespace, Adapter>
  /** One-click sign-in: what a pairing asks the wallet to sign along with it. Set by whoever signs visitors in. */
  readonly signIn: { current: PairingSignIn | undefined }
  /** Signing in, fetched once an account is there. Absent where the site asks for none. */
  readonly siwx: Chunk<SignIn> | undefined
  /** Events on their way to the operator; absent where nobody takes them. */
  readonly outbox: Outbox | undefined
  /** Alerts that are raised once. */
  readonly alerted: Set<AlertKey>
  /** Runs later unless the kit is destroyed first. */
  readonly after: (ms: number, run: () => void) => Unsubscribe
  /** What a view wants done after the visitor went back from it (ROUTE-08). */
  readonly leaveEffects: Map<ViewName, (ctx: PorticoContext) => void>
  /** Asked before a disconnect: sign-in sessions are cleared here. */
  readonly sessionCleaners: Set<(namespace: Namespace | undefined) => Promise<void>>
  /** Puts the modal on the page; `open` waits for it with loading on. Absent while nothing shows the modal. */
  readonly mount: { current: Mount | undefined }
  /** Whether the kit was destroyed: what comes back late is dropped. */
  readonly isOver: () => boolean
  /** Called once, by `destroy`; the answer takes it back. */
  readonly onDestroy: (run: () => void) => Unsubscribe
}
