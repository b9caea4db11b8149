import * as v from 'valibot'
import type { Images, ServerNetwork } from '../../deps.js'
import type { Scout } from '../blockscout/createScout.js'
import { pageParameters, type ScoutTransfer } from '../blockscout/shapes.js'
import { type Collectible, collectibleKey } from '../collectibles/createCollectibles.js'
import { decodeCursor, encodeCursor } from '../cursor.js'
import { type EvmAddress, nativeAddress, zeroAddress } from '../evmAddress.js'
import type { PriceLookup } from '../prices/priceLookup.js'
import { cleanText } from '../tokens/cleanText.js'
import type { TokenFacts } from '../tokens/createTokenFacts.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'
import type { IconOf } from '../tokens/tokenIcons.js'
import type { HistorySource } from './historySource.js'
import { readScoutGroups, type ScoutGroup } from './scoutLists.js'
import { type IndexedTransaction, type IndexedTransfer, transactionOf } from './transactionOf.js'

type Parameters = { scout: Scout; priceLookup: PriceLookup; iconOf: IconOf; images: Pick<Images, 'urlOf'> }

const nameLimit = 64
const symbolLimit = 16
const place = /* @__PURE__ */ v.object({
  transactions: v.nullable(pageParameters),
  transfers: v.nullable(pageParameters),
  below: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
const start = /* @__PURE__ */ Object.freeze({ transactions: null, transfers: null, below: null })

/** Activity as a Blockscout instance tells it, brought to the form of our own index and told by the same code. */
export function createScoutHistory({ scout, priceLookup, iconOf, images }: Parameters): HistorySource {
  return async (address, network, after) => {
    const from = after ? decodeCursor(place, after) : start
    const { groups, next } = await readScoutGroups(scout, network, address, from)
    const transfers = groups.flatMap((group) => group.transfers)
    const facts = factsOf(network, transfers)
    const fungible = [...facts].flatMap(([contract, { decimals }]) => (decimals === null ? [] : [contract]))
    const [prices, described] = await Promise.all([
      priceLookup(network, [nativeAddress, ...fungible]),
      describe(transfers, images),
    ])
    const surroundings = {
      facts,
      prices,
      iconOf: (contract: string) => iconOf(network, contract),
      collectibleOf: (contract: EvmAddress, tokenId: string) => described.get(collectibleKey({ contract, tokenId })),
    }
    return {
      entries: groups.map((group) => ({
        transaction: transactionOf(network, address, rowOf(group), movedIn(group, address), surroundings),
        // Entries of one block are passed together; within a page the lists are where they were.
        after: encodeCursor(next && group.block === next.below ? next : { ...from, below: group.block }),
      })),
      hasMore: next !== null,
    }
  }
}

function factsOf(network: ServerNetwork, transfers: readonly ScoutTransfer[]): Map<string, TokenFacts> {
  const facts = new Map<string, TokenFacts>()
  for (const { token } of transfers) {
    if (!token?.contract) continue
    const listed = network.tokens.find(({ address }) => address.toLowerCase() === token.contract)
    facts.set(token.contract, {
      name: listed?.name ?? cleanText(token.name ?? '', nameLimit),
      symbol: listed?.symbol ?? cleanText(token.symbol ?? '', symbolLimit),
      decimals: listed?.decimals ?? (token.decimals ? Number(token.decimals) : null),
      isListed: listed !== undefined || token.exchange_rate != null,
    })
  }
  return facts
}

/** Names and pictures come with the transfers; what advertises is not fetched. */
async function describe(transfers: readonly ScoutTransfer[], images: Pick<Images, 'urlOf'>) {
  const described = new Map<string, Collectible>()
  for (const { token, total } of transfers) {
    const { token_id: tokenId, token_instance: instance } = total ?? {}
    if (!token?.contract || !tokenId || !instance) continue
    const name = cleanText(instance.metadata?.name ?? '', nameLimit)
    const source = looksLikeSpam(name, token.name, token.symbol)
      ? null
      : (instance.metadata?.image ?? instance.image_url)
    const imageUrl = source ? await images.urlOf('nft', source) : null
    described.set(collectibleKey({ contract: token.contract, tokenId }), { name, imageUrl })
  }
  return described
}

function rowOf({ hash, block, time, transaction, transfers }: ScoutGroup): IndexedTransaction {
  return {
    block: String(block),
    position: 0,
    hash,
    time: String(Math.floor(time / 1000)),
    // Without the transaction itself it was somebody else's: all that is known is whose token moved.
    sender: transaction?.from.hash ?? zeroAddress,
    receiver: transaction ? (transaction.to?.hash ?? null) : (transfers[0]?.token?.contract ?? zeroAddress),
    value: transaction?.value ?? '0',
    nonce: String(transaction?.nonce ?? 0),
    selector: selectorOf(transaction?.raw_input, transaction?.method),
    has_failed: transaction?.status === 'error',
  }
}

function selectorOf(input: string | null | undefined, method: string | null | undefined): string {
  if (method === 'approve') return '0x095ea7b3'
  if (method === 'setApprovalForAll') return '0xa22cb465'
  if (method?.startsWith('0x')) return method
  return input?.slice(0, 10) ?? (method ? '0x00000000' : '0x')
}

function movedIn({ block, transfers }: ScoutGroup, address: EvmAddress): IndexedTransfer[] {
  return transfers.flatMap(({ token, from, to, total }): IndexedTransfer[] => {
    const standard = standardOf(token?.type)
    const isMine = from.hash === address || to.hash === address
    if (!token?.contract || !standard || !isMine) return []
    return [
      {
        block: String(block),
        position: 0,
        standard,
        contract: token.contract,
        sender: from.hash,
        receiver: to.hash,
        token_id: total?.token_id ?? null,
        amount: total?.value ?? '1',
      },
    ]
  })
}

function standardOf(type: string | null | undefined): IndexedTransfer['standard'] | undefined {
  if (type === 'ERC-20') return 'ERC20'
  if (type === 'ERC-721') return 'ERC721'
  return type === 'ERC-1155' ? 'ERC1155' : undefined
}
