import type { Transaction } from '@portico/wire/http'
import type { ServerNetwork } from '../../deps.js'
import type { EvmAddress } from '../evmAddress.js'

/** `after` is where to go on behind this entry; entries that can only be passed together share it. */
export type HistoryEntry = { readonly transaction: Transaction; readonly after: string }
export type HistoryPart = { readonly entries: readonly HistoryEntry[]; readonly hasMore: boolean }
/** A part of what happened to an address on one network, newest first. */
export type HistorySource = (
  address: EvmAddress,
  network: ServerNetwork,
  after: string | undefined,
) => Promise<HistoryPart>
