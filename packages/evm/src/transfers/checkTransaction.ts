import { sendError } from '@portico/core/rpc'

/** The parts of a transaction that have rules (SEND-09); quantities as numbers, not yet as text. */
export type TransactionFields = {
  readonly chainId: number
  readonly from: string
  readonly to?: string | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly accessList?: readonly { readonly address: string; readonly storageKeys: readonly string[] }[] | undefined
  /** Blob data as hexadecimal text. */
  readonly blobs?: readonly string[] | undefined
}

const highestFee = /* @__PURE__ */ (1n << 256n) - 1n
const blobLimit = 761_855

/** Refuses what no chain would take, before a wallet is asked to sign it. */
export function checkTransaction(fields: TransactionFields): void {
  const { chainId, from, to, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList = [], blobs = [] } = fields
  const isFee = (fee: bigint | undefined): boolean => fee === undefined || (fee >= 0n && fee <= highestFee)
  if (!Number.isSafeInteger(chainId) || chainId <= 0) refuse('the chain id must be above 0')
  if (![from, ...(to === undefined ? [] : [to]), ...accessList.map(({ address }) => address)].every(isAddress)) {
    refuse('an address must have 20 bytes')
  }
  if (!isFee(gasPrice) || !isFee(maxFeePerGas) || !isFee(maxPriorityFeePerGas)) refuse('a fee must be below 2^256')
  if ((maxPriorityFeePerGas ?? 0n) > (maxFeePerGas ?? highestFee)) refuse('the tip must not be above the fee cap')
  if (!accessList.every(({ storageKeys }) => storageKeys.every((key) => /^0x[0-9a-f]{64}$/i.test(key)))) {
    refuse('a storage key must have 32 bytes')
  }
  const blobBytes = blobs.reduce((sum, blob) => sum + Math.ceil((blob.length - 2) / 2), 0)
  if (blobBytes > blobLimit) refuse(`blob data must have at most ${blobLimit} bytes`)
}

function isAddress(value: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(value)
}

function refuse(details: string): never {
  throw sendError('bad-fee', { details })
}
