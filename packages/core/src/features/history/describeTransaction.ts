import type { Transaction, Transfer } from '@portico/wire/http'
import { type Operation, operationOf } from '../../utils/operations.js'
import { isSuspectName, readableName } from '../../utils/readableName.js'

export type Movement = {
  /** Tells movements of one transaction apart. */
  readonly key: string
  readonly direction: Transfer['direction']
  /** Absent for a single collectible. */
  readonly amount: string | undefined
  /** What moved; undefined when its name cannot be shown. */
  readonly name: string | undefined
  readonly imageUrl: string | undefined
}
export type TransactionDescription = {
  readonly operation: Operation
  readonly status: Transaction['metadata']['status']
  /** What went, then what came. */
  readonly movements: readonly Movement[]
  /** Whom a single payment went to or came from. */
  readonly counterparty: { readonly direction: 'in' | 'out'; readonly address: string } | undefined
}

const order = /* @__PURE__ */ Object.freeze({ out: 0, self: 1, in: 2 } as const)

/** A transaction in the parts that a visitor reads. Names are cleaned, or left out when they advertise something. */
export function describeTransaction({ metadata, transfers }: Transaction): TransactionDescription {
  const movements = (transfers ?? [])
    .map((transfer, index) => movementOf(transfer, String(index)))
    .sort((a, b) => order[a.direction] - order[b.direction])
  const operation = operationOf(metadata.operationType)
  const direction = operation === 'send' ? 'out' : operation === 'receive' ? 'in' : undefined
  const address = direction && counterpartyOf(direction, metadata, transfers ?? [])
  return {
    operation,
    status: metadata.status,
    movements,
    counterparty: direction && address ? { direction, address } : undefined,
  }
}

/** The other side of what moved, if all of it has the same: the transaction itself names the contract of a token. */
function counterpartyOf(
  direction: 'in' | 'out',
  { sentFrom, sentTo }: Transaction['metadata'],
  transfers: readonly Transfer[],
): string {
  const moved = transfers.filter((transfer) => transfer.direction === direction)
  const sides = new Set(moved.map(({ sender, recipient }) => (direction === 'in' ? sender : recipient)))
  const [side] = sides.size === 1 ? sides : []
  return side || (direction === 'in' ? sentFrom : sentTo)
}

function movementOf({ fungible_info: token, nft_info: nft, direction, quantity }: Transfer, key: string): Movement {
  const own = nft ? nft.name : (token?.symbol ?? token?.name)
  const name = isSuspectName(own) ? '' : readableName(own)
  const pictures = [token?.icon, nft?.content?.preview, nft?.content?.detail]
  return {
    key,
    direction,
    amount: nft && quantity.numeric === '1' ? undefined : quantity.numeric,
    name: name || undefined,
    imageUrl: pictures.find((picture) => picture?.url)?.url,
  }
}
