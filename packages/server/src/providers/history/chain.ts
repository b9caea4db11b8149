import * as v from 'valibot'
import type { Db } from '../../db/db.js'
import type { ServerNetwork } from '../../deps.js'
import { addressKey } from '../../indexer/addressKey.js'
import { type BodyTransaction, decodeBody, partiesOf } from '../../indexer/blockBody.js'
import { decimalOf } from '../../indexer/decimalOf.js'
import { chainNumber } from '../chainNumber.js'
import { collectibleKey, type DescribeCollectibles } from '../collectibles/createCollectibles.js'
import { decodeCursor, encodeCursor } from '../cursor.js'
import { type EvmAddress, nativeAddress } from '../evmAddress.js'
import type { PriceLookup } from '../prices/priceLookup.js'
import type { FactsOf } from '../tokens/createTokenFacts.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'
import type { IconOf } from '../tokens/tokenIcons.js'
import type { HistorySource } from './historySource.js'
import { type IndexedTransaction, type IndexedTransfer, type Surroundings, transactionOf } from './transactionOf.js'

const pageSize = 50
/** Somebody may send a thousand things at once: the first few tell enough. */
const transfersEach = 20
const place = /* @__PURE__ */ v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
])

type Parameters = {
  db: Db
  factsOf: FactsOf
  priceLookup: PriceLookup
  iconOf: IconOf
  describe: DescribeCollectibles
}

/** What the index knows of an address, newest first. A page starts behind a block and a position, whatever is added above. */
export function createChainHistory({ db, factsOf, priceLookup, iconOf, describe }: Parameters): HistorySource {
  /** Where the address took part, from the index, then what happened there, from the blocks' bodies. */
  async function readPage(address: EvmAddress, { chainId }: ServerNetwork, after: string | undefined) {
    const chain = chainNumber(chainId)
    const [block, position] = after ? decodeCursor(place, after) : [Number.MAX_SAFE_INTEGER, 0]
    const places = await db.sql<{ block: string; position: number }>`
      select block, position from index_parties
      where chain = ${chain} and key = ${addressKey(address)}::int8
        and (block, position) < (${block}::int8, ${position}::int4)
      order by block desc, position desc limit ${pageSize + 1}`
    const shown = places.slice(0, pageSize)
    const blocks = JSON.stringify([...new Set(shown.map((found) => found.block))])
    const rows = await db.sql<{ block: string; body: string }>`
      select block, body from index_bodies where chain = ${chain}
        and block in (select value::int8 from jsonb_array_elements_text(${blocks}::jsonb))`
    const bodies = new Map(rows.map((row) => [row.block, decodeBody(row.body)]))
    const found = shown.flatMap((entry) => {
      const body = bodies.get(entry.block)
      const transaction = body?.transactions.find((candidate) => candidate.position === entry.position)
      // Another address may share the key.
      if (!body || !transaction || !partiesOf(transaction).includes(address)) return []
      return [indexedOf(entry.block, body.time, transaction, address)]
    })
    return { found, hasMore: places.length > pageSize }
  }

  async function readSurroundings(
    network: ServerNetwork,
    transfers: readonly IndexedTransfer[],
  ): Promise<Surroundings> {
    const contracts = [...new Set(transfers.map(({ contract }) => contract))]
    const fungible = new Set(transfers.flatMap(({ standard, contract }) => (standard === 'ERC20' ? [contract] : [])))
    const [facts, prices] = await Promise.all([
      factsOf(network, contracts),
      priceLookup(network, [nativeAddress, ...fungible]),
    ])
    // Nobody fetches what an advertisement points to.
    const worthy = transfers.flatMap(({ standard, contract, token_id }) => {
      const { name, symbol } = facts.get(contract) ?? {}
      if (standard === 'ERC20' || token_id === null || looksLikeSpam(name, symbol)) return []
      return [{ standard, contract, tokenId: token_id }]
    })
    const described = await describe(network, worthy)
    return {
      facts,
      prices,
      iconOf: (contract) => iconOf(network, contract),
      collectibleOf: (contract, tokenId) => described.get(collectibleKey({ contract, tokenId })),
    }
  }

  return async (address, network, after) => {
    const { found, hasMore } = await readPage(address, network, after)
    const surroundings = await readSurroundings(
      network,
      found.flatMap(({ transfers }) => transfers),
    )
    return {
      entries: found.map(({ row, transfers }) => ({
        transaction: transactionOf(network, address, row, transfers, surroundings),
        after: encodeCursor([Number(row.block), row.position]),
      })),
      hasMore,
    }
  }
}

/** One transaction as the other sources tell it, with the transfers that concern the address. */
function indexedOf(
  block: string,
  time: number,
  { hash, position, sender, receiver, value, nonce, selector, hasFailed, transfers }: BodyTransaction,
  address: EvmAddress,
): { row: IndexedTransaction; transfers: IndexedTransfer[] } {
  const from = sender as EvmAddress // addresses were checked and lower-cased before they were written
  return {
    row: {
      block,
      position,
      hash,
      time: String(time),
      sender: from,
      receiver: receiver as EvmAddress | null, // as above
      value: decimalOf(value),
      nonce: String(nonce),
      selector,
      has_failed: hasFailed,
    },
    transfers: transfers
      .filter((transfer) => transfer.sender === address || transfer.receiver === address)
      .slice(0, transfersEach)
      .map(({ standard, contract, tokenId, amount, ...parties }) => ({
        block,
        position,
        standard,
        contract: contract as EvmAddress, // as above
        sender: parties.sender as EvmAddress, // as above
        receiver: parties.receiver as EvmAddress, // as above
        token_id: tokenId === null ? null : decimalOf(tokenId),
        amount: decimalOf(amount),
      })),
  }
}
