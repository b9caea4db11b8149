import type { Transaction, Transfer } from '@portico/wire/http'
import { formatUnits } from '@portico/wire/units'
import { getAddress } from 'viem'
import type { ServerNetwork } from '../../deps.js'
import type { Collectible } from '../collectibles/createCollectibles.js'
import { type EvmAddress, nativeAddress } from '../evmAddress.js'
import type { TokenFacts } from '../tokens/createTokenFacts.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'
import { worthOf } from '../worthOf.js'
import { directionOf, type Movement } from './movement.js'
import { operationType } from './operationType.js'

export type IndexedTransaction = {
  readonly block: string
  readonly position: number
  readonly hash: string
  readonly time: string
  readonly sender: EvmAddress
  readonly receiver: EvmAddress | null
  readonly value: string
  readonly nonce: string
  readonly selector: string
  readonly has_failed: boolean
}
export type IndexedTransfer = {
  readonly block: string
  readonly position: number
  readonly standard: 'ERC20' | 'ERC721' | 'ERC1155'
  readonly contract: EvmAddress
  readonly sender: EvmAddress
  readonly receiver: EvmAddress
  readonly token_id: string | null
  readonly amount: string
}
/** What is known about the tokens that appear. */
export type Surroundings = {
  readonly facts: ReadonlyMap<string, TokenFacts>
  readonly prices: ReadonlyMap<string, number>
  readonly iconOf: (contract: string) => string
  readonly collectibleOf: (contract: EvmAddress, tokenId: string) => Collectible | undefined
}

/** One entry of somebody's activity, seen from `address`. */
export function transactionOf(
  network: ServerNetwork,
  address: EvmAddress,
  row: IndexedTransaction,
  moved: readonly IndexedTransfer[],
  surroundings: Surroundings,
): Transaction {
  const payment = paymentOf(row, address)
  const movements: Movement[] = [
    ...(payment ? [{ ...payment, isCollectible: false }] : []),
    ...moved.map(({ sender, receiver, standard }) => ({ sender, receiver, isCollectible: standard !== 'ERC20' })),
  ]
  const transfers = [
    ...(payment ? [nativeTransfer(network, address, row, payment, surroundings)] : []),
    ...moved.map((transfer) => tokenTransfer(address, row, transfer, surroundings)),
  ]
  const deed = { ...row, hasValue: row.value !== '0' }
  return {
    id: row.hash,
    metadata: {
      operationType: operationType(deed, movements, address),
      hash: row.hash,
      chain: network.chainId,
      minedAt: new Date(Number(row.time) * 1000).toISOString(),
      sentFrom: getAddress(row.sender),
      sentTo: row.receiver ? getAddress(row.receiver) : '',
      status: row.has_failed ? 'failed' : 'confirmed',
      nonce: Number(row.nonce),
    },
    transfers,
  }
}

/** The coin that moved with the transaction itself, if it concerns the address and arrived. */
function paymentOf({ sender, receiver, value, has_failed }: IndexedTransaction, address: EvmAddress) {
  if (value === '0' || has_failed || !receiver) return undefined
  return sender === address || receiver === address ? { sender, receiver } : undefined
}

function nativeTransfer(
  network: ServerNetwork,
  address: EvmAddress,
  { value }: IndexedTransaction,
  payment: { sender: EvmAddress; receiver: EvmAddress },
  { prices, iconOf }: Surroundings,
): Transfer {
  const { name, symbol, decimals } = network.nativeCurrency
  return {
    fungible_info: { name, symbol, icon: pictureOf(iconOf(nativeAddress)) },
    direction: directionOf({ ...payment, isCollectible: false }, address),
    ...partiesOf(payment),
    ...amountFields(BigInt(value), decimals, prices.get(nativeAddress)),
  }
}

function tokenTransfer(
  address: EvmAddress,
  { sender: initiator }: IndexedTransaction,
  transfer: IndexedTransfer,
  { facts, prices, iconOf, collectibleOf }: Surroundings,
): Transfer {
  const { standard, contract, token_id, amount } = transfer
  const { name = null, symbol = null, decimals = null, isListed = false } = facts.get(contract) ?? {}
  const direction = directionOf({ ...transfer, isCollectible: standard !== 'ERC20' }, address)
  const isOwn = initiator === address
  if (standard !== 'ERC20' && token_id !== null) {
    const collectible = collectibleOf(contract, token_id)
    const picture = pictureOf(collectible?.imageUrl ?? '')
    return {
      nft_info: {
        name: collectible?.name ?? `${name ?? symbol ?? ''} #${token_id}`.trim(),
        content: picture && { preview: picture, detail: picture },
        flags: { is_spam: !isOwn && direction === 'in' && looksLikeSpam(name, symbol, collectible?.name) },
      },
      direction,
      ...partiesOf(transfer),
      quantity: { numeric: amount },
    }
  }
  const price = prices.get(contract)
  // Anybody can move nothing in anybody's name, to put a look-alike address into the victim's list.
  const isPoison = amount === '0' && !isOwn
  return {
    fungible_info: {
      name,
      symbol,
      icon: pictureOf(iconOf(contract)),
      address: getAddress(contract),
      is_unknown: isPoison || (!isListed && price === undefined),
    },
    direction,
    ...partiesOf(transfer),
    ...amountFields(BigInt(amount), decimals ?? 0, price),
  }
}

const partiesOf = ({ sender, receiver }: { sender: EvmAddress; receiver: EvmAddress }) => ({
  sender: getAddress(sender),
  recipient: getAddress(receiver),
})
const pictureOf = (url: string) => (url ? { url } : null)

function amountFields(amount: bigint, decimals: number, price: number | undefined) {
  const numeric = formatUnits(amount, decimals)
  const value = price === undefined ? undefined : worthOf(numeric, price)
  return { quantity: { numeric }, price: price ?? null, value: value ?? null }
}
