import type { Namespace } from '@portico/wire'

/** A session with a paired wallet, as relay clients keep it. */
export type UniversalSession = {
  readonly topic: string
  /** Seconds. */
  readonly expiry: number
  readonly peer: { readonly publicKey: string; readonly metadata: { readonly name: string; readonly url?: string } }
  readonly namespaces: Readonly<
    Record<string, { readonly accounts: readonly string[]; readonly chains?: readonly string[] | undefined }>
  >
}

/** What a paired wallet says unasked, by the names that relay clients share. */
export type UniversalEvents = {
  session_event: {
    readonly topic: string
    readonly params: { readonly chainId: string; readonly event: { readonly name: string; readonly data?: unknown } }
  }
  session_update: { readonly topic: string; readonly params: Pick<UniversalSession, 'namespaces'> }
  session_delete: { readonly topic: string }
}

/** The paired wallet, for all namespaces of its session: `kit.getUniversalProvider()`. */
export type PairedProvider = {
  readonly session?: UniversalSession | undefined
  /** `chainId` is CAIP-2, such as `eip155:1`; by default the network in use. */
  request(request: { method: string; params?: unknown }, chainId?: string): Promise<unknown>
  /** Ends the session; the kit disconnects. */
  disconnect(): Promise<unknown>
  on<Name extends keyof UniversalEvents>(event: Name, listener: (payload: UniversalEvents[Name]) => void): unknown
  removeListener<Name extends keyof UniversalEvents>(
    event: Name,
    listener: (payload: UniversalEvents[Name]) => void,
  ): unknown
}

/** A relay provider that a site has already: the option `universalProvider`. */
export type UniversalProvider = {
  readonly session?: unknown
  /** Says its link by the event `display_uri`, and resolves when a wallet has approved. */
  connect(parameters: {
    optionalNamespaces: Readonly<Partial<Record<Namespace, { chains: string[]; methods: string[]; events: string[] }>>>
  }): Promise<unknown>
  request(request: { method: string; params?: unknown }, chainId?: string): Promise<unknown>
  disconnect(): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): unknown
  removeListener(event: string, listener: (payload: unknown) => void): unknown
}
