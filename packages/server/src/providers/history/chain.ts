import * as v from 'valibot'
import type { Db } from '../../db/db.js'
import type { ServerNetwork } from '../../deps.js'
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
  async function readTransactions(address: EvmAddress, { chainId }: ServerNetwork, after: string | undefined) {
    const [block, position] = after ? decodeCursor(place, after) : [Number.MAX_SAFE_INTEGER, 0]
    return db.sql<IndexedTransaction>`
      select block, position, hash, time, sender, receiver, value, nonce, selector, has_failed
      from index_parties join index_transactions using (chain, block, position)
      where chain = ${chainNumber(chainId)} and hashtextextended(address, 0) = hashtextextended(${address}, 0)
        and address = ${address} and (block, position) < (${block}::int8, ${position}::int4)
      order by block desc, position desc limit ${pageSize + 1}`
  }

  async function readTransfers(
    address: EvmAddress,
    { chainId }: ServerNetwork,
    transactions: readonly IndexedTransaction[],
  ) {
    const keys = transactions.map(({ block, position }) => ({ block, position }))
    const rows = await db.sql<IndexedTransfer>`
      select block, position, standard, contract, sender, receiver, token_id, amount from (
        select moved.*, row_number() over (partition by block, position order by log, part) as turn
        from index_transfers as moved
        join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r(block int8, position int4) using (block, position)
        where chain = ${chainNumber(chainId)} and (sender = ${address} or receiver = ${address})
      ) as numbered
      where turn <= ${transfersEach} order by block, position, turn`
    const groups = new Map<string, IndexedTransfer[]>()
    for (const row of rows) groups.set(placeOf(row), [...(groups.get(placeOf(row)) ?? []), row])
    return groups
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
    const rows = await readTransactions(address, network, after)
    const page = rows.slice(0, pageSize)
    const transfers = await readTransfers(address, network, page)
    const surroundings = await readSurroundings(network, [...transfers.values()].flat())
    return {
      entries: page.map((row) => ({
        transaction: transactionOf(network, address, row, transfers.get(placeOf(row)) ?? [], surroundings),
        after: encodeCursor([Number(row.block), row.position]),
      })),
      hasMore: rows.length > pageSize,
    }
  }
}

const placeOf = ({ block, position }: { block: string; position: number }): string => `${block}/${position}`
