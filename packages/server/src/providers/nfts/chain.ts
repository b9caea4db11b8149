import type { Nft } from '@portico/wire/http'
import * as v from 'valibot'
import { decodeAbiParameters, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import type { Db } from '../../db/db.js'
import type { ServerNetwork } from '../../deps.js'
import { chainNumber } from '../chainNumber.js'
import { type CollectibleId, collectibleKey, type DescribeCollectibles } from '../collectibles/createCollectibles.js'
import { decodeCursor, encodeCursor } from '../cursor.js'
import type { EvmAddress } from '../evmAddress.js'
import type { RpcOf } from '../rpc/createRpcs.js'
import { multicall } from '../rpc/multicall.js'
import type { FactsOf } from '../tokens/createTokenFacts.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'

export type NftPage = { readonly data: readonly Nft[]; readonly next: string | null }
export type NftSource = (address: EvmAddress, network: ServerNetwork, after: string | undefined) => Promise<NftPage>

const pageSize = 40
const abi = /* @__PURE__ */ parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])
const place = /* @__PURE__ */ v.tuple([
  v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/)),
  v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
])

type Holding = CollectibleId & { latest: string; amount: string; is_wanted: boolean }
type Parameters = { db: Db; rpcOf: RpcOf; factsOf: FactsOf; describe: DescribeCollectibles }

/** What the index says an address holds, newest first, checked with the contracts before it is shown. */
export function createChainNfts({ db, rpcOf, factsOf, describe }: Parameters): NftSource {
  /** What came in less what went out is held, whatever the standard. */
  async function holdingsOf(
    address: EvmAddress,
    { chainId }: ServerNetwork,
    after: string | undefined,
  ): Promise<Holding[]> {
    const chain = chainNumber(chainId)
    const [latest, contract, tokenId] = after ? decodeCursor(place, after) : [null, null, null]
    return db.sql<Holding>`
      select contract, token_id as "tokenId", standard, max(block) as latest, sum(delta) as amount,
        bool_or(is_wanted) as is_wanted
      from (
        select contract, token_id, standard, block, amount as delta, origin = ${address} as is_wanted
        from index_movements where chain = ${chain} and receiver = ${address}
        union all
        select contract, token_id, standard, block, -amount, false
        from index_movements where chain = ${chain} and sender = ${address}
      ) as movements
      group by contract, token_id, standard
      having sum(delta) > 0 and (
        ${latest}::int8 is null
        or (max(block), contract, token_id) < (${latest}::int8, ${contract}::text, ${tokenId}::numeric))
      order by max(block) desc, contract desc, token_id desc
      limit ${pageSize + 1}`
  }

  /** How many the contract itself says; undefined where it says nothing and the index has to do. */
  async function heldNow(address: EvmAddress, network: ServerNetwork, holdings: readonly Holding[]) {
    const calls = holdings.map(({ contract, tokenId, standard }) => ({
      to: contract,
      data:
        standard === 'ERC721'
          ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [BigInt(tokenId)] })
          : encodeFunctionData({ abi, functionName: 'balanceOf', args: [address, BigInt(tokenId)] }),
    }))
    const results = await multicall(rpcOf(network.chainId), network, calls).catch(() => undefined)
    if (!results) return holdings.map(({ amount }) => BigInt(amount))
    return holdings.map(({ standard }, index) => amountOf(results[index], standard, address))
  }

  return async (address, network, after) => {
    const rows = await holdingsOf(address, network, after)
    const page = rows.slice(0, pageSize)
    const held = await heldNow(address, network, page)
    const real = page.flatMap((holding, index) => {
      const quantity = held[index] ?? 0n
      return quantity > 0n ? [{ ...holding, quantity }] : []
    })
    const [facts, described] = await Promise.all([
      factsOf(
        network,
        real.map(({ contract }) => contract),
      ),
      describe(network, real),
    ])
    const data = real.map(({ contract, tokenId, standard, quantity, is_wanted }): Nft => {
      const { name = null, symbol = null } = facts.get(contract) ?? {}
      const collectible = described.get(collectibleKey({ contract, tokenId }))
      const isSpam = !is_wanted && looksLikeSpam(name, symbol, collectible?.name)
      return {
        chainId: network.chainId,
        address: getAddress(contract),
        tokenId,
        standard,
        quantity: quantity.toString(),
        name: collectible?.name ?? null,
        collection: { name, symbol },
        imageUrl: collectible?.imageUrl ?? null,
        isSpam,
      }
    })
    const last = page.at(-1)
    const next = rows.length > pageSize && last ? encodeCursor([last.latest, last.contract, last.tokenId]) : null
    return { data, next }
  }
}

function amountOf(data: Hex | undefined, standard: CollectibleId['standard'], holder: EvmAddress): bigint {
  try {
    if (!data) return 0n
    if (standard === 'ERC1155') return decodeAbiParameters([{ type: 'uint256' }], data)[0]
    return decodeAbiParameters([{ type: 'address' }], data)[0].toLowerCase() === holder ? 1n : 0n
  } catch {
    // A contract that answers nonsense says that nobody holds anything.
    return 0n
  }
}
