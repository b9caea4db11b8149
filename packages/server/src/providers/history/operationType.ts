import { zeroAddress } from '../evmAddress.js'
import { directionOf, type Movement } from './movement.js'

export type Call = {
  readonly sender: string
  /** Absent when a contract was made. */
  readonly receiver: string | null
  readonly selector: string
  readonly hasValue: boolean
}

/** approve, increaseAllowance, setApprovalForAll, and Permit2's approve. */
const approvals: readonly string[] = /* @__PURE__ */ Object.freeze([
  '0x095ea7b3',
  '0x39509351',
  '0xa22cb465',
  '0x87517c45',
])

/** What happened, in one of the words the kit has a label for; seen from `address`. */
export function operationType(call: Call, movements: readonly Movement[], address: string): string {
  const isOwn = call.sender === address
  if (isOwn && call.receiver === null) return 'deploy'
  const directions = movements.map((movement) => directionOf(movement, address))
  const comes = movements.filter((_, index) => directions[index] === 'in')
  const goes = movements.filter((_, index) => directions[index] === 'out')
  if (comes.some(({ sender }) => sender === zeroAddress) && goes.every(({ isCollectible }) => !isCollectible)) {
    // Made for money is bought from the maker; fungible for fungible stays a trade.
    if (!goes.length || comes.some(({ isCollectible }) => isCollectible)) return 'mint'
  }
  if (comes.length && goes.length) return 'trade'
  if (goes.length) return goes.every(({ receiver }) => receiver === zeroAddress) ? 'burn' : 'send'
  if (comes.length) return 'receive'
  if (movements.length) return 'send'
  if (isOwn && approvals.includes(call.selector)) return 'approve'
  // A payment that failed moved nothing, and was meant to.
  return isOwn && call.hasValue && call.selector === '0x' ? 'send' : 'execute'
}
