import type { Connector } from '@portico/core/adapter'
import type { Eip1193Provider } from '@portico/wire'

/** A way to connect, and the provider behind it, which stays in the adapter. */
export type FoundWallet = { readonly connector: Connector; readonly provider: Eip1193Provider }
