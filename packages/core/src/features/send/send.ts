import type { ReadonlyStore, Unsubscribe } from '../../state/createStore.js'
import type { SendArguments } from '../../views.js'
import type { RecentReceiver, SendMode, SendState, SendToken } from './sendState.js'

/** The form for sending, its checks, and what became of it. Views read `store` and call the rest. */
export type Send = {
  readonly store: ReadonlyStore<SendState>
  /** Keeps tokens and fee at hand as long as somebody looks at the form. */
  watch(): Unsubscribe
  fill(given: SendArguments): void
  setToken(token: Pick<SendToken, 'contract'>): void
  setAmount(text: string): void
  setMode(mode: SendMode): void
  setMax(): void
  setReceiver(text: string): void
  /** Reads the clipboard into the receiver; rejects with 'clipboard/failed' where the browser refuses. */
  paste(): Promise<void>
  useRecent(recent: RecentReceiver): void
  /** What the visitor typed to say that they mean an address that looks like another: its last four characters. */
  acknowledge(text: string): void
  /** Freezes nothing yet: estimates, simulates, warns; resolves once the preview has all it will get. */
  review(): Promise<void>
  /** Checks once more and asks the wallet; resolves with the hash. What fails is the stage `failed`, and rejects. Refused while `openRequest` is there. */
  send(): Promise<string>
  /** Leaves the review, or stops waiting for the wallet; whatever the wallet answers later is still followed. */
  cancel(): void
  /** The visitor has looked into the wallet: it does not ask for `openRequest` any more. Does nothing before `canDismiss`. */
  dismissRequest(): void
  /** From `failed` back to the review. */
  retry(): void
  /** An empty form. */
  reset(): void
  /** Loads the tokens again after a failure. */
  reload(): void
}
