import { isPorticoError, type PorticoErrorCode } from '@portico/core'
import { WalletError } from './WalletError.js'

/** The numbers by which wagmi and viem tell failures apart; theirs for a chain that nobody knows is 4902. */
const numbers: Partial<Readonly<Record<PorticoErrorCode, number>>> = /* @__PURE__ */ Object.freeze({
  'rpc/user-rejected': 4001,
  'rpc/unauthorized': 4100,
  'rpc/unsupported-method': 4200,
  'rpc/provider-disconnected': 4900,
  'rpc/chain-disconnected': 4901,
  'rpc/unrecognized-chain': 4902,
  'network/not-found': 4902,
  'network/not-supported': 4902,
  'rpc/resource-unavailable': -32002,
  'rpc/internal': -32603,
})

/** A failed switch as wagmi and viem know it. */
export function toWalletError(error: unknown): unknown {
  const number = isPorticoError(error) ? numbers[error.code] : undefined
  return isPorticoError(error) && number !== undefined
    ? new WalletError(number, error.shortMessage, { cause: error })
    : error
}
