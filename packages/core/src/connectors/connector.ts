import type { Namespace } from '@portico/wire'

export type ConnectorType = 'EXTERNAL' | 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'AUTH' | 'MULTI_CHAIN'

/** A way to connect. Data only: the provider behind it stays in the adapter until a connection is made. */
export type Connector = {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly chain: Namespace
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  readonly explorerId?: string | undefined
  readonly info?:
    | { readonly uuid?: string; readonly name?: string; readonly icon?: string; readonly rdns?: string }
    | undefined
  /** Who found it; set by the kit. */
  readonly sourceId?: string | undefined
  /** Of a merged entry: the same wallet in several namespaces. */
  readonly connectors?: readonly Connector[] | undefined
  /** Another extension announced the same rdns with another provider: marked, and never reconnected by itself. */
  readonly isClashing?: boolean | undefined
  /** Of the generic 'Browser Wallet': a provider is on the page. */
  readonly isInstalled?: boolean | undefined
}
