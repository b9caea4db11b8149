import type { Namespace } from '@portico/wire'
import type { Connection } from '../adapters/adapter.js'

/** What one namespace is connected to. Written by `connections/` alone. */
export type NamespaceConnections = {
  /** In the order in which they were made. */
  readonly list: readonly Connection[]
  /** The one whose account is shown; always in the list, and set while the list is not empty. */
  readonly activeId: string | undefined
  /** The search for stored connections that is under way. */
  readonly restoring: string | undefined
}

/**
 * A question to a wallet that nobody has answered yet. It belongs to the kit and not to the screen: `shown` while the
 * visitor looks at it, `aside` once they left its screen, `kept` until its source cancels it, whatever is shown (a pairing,
 * whose code may be scanned meanwhile), `silent` when the wallet asks nobody.
 */
export type WalletRequest = {
  readonly id: string
  readonly sourceId: string
  /** Who was asked: choosing the same again takes the request up. */
  readonly key: string
  /** The namespaces that an answer may connect. */
  readonly namespaces: readonly Namespace[]
  readonly mode: 'shown' | 'aside' | 'kept' | 'silent'
}

export const noConnections: NamespaceConnections = /* @__PURE__ */ Object.freeze({
  list: Object.freeze([]),
  activeId: undefined,
  restoring: undefined,
})
