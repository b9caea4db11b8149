import { encodeFunctionData, numberToHex, parseAbi } from 'viem'
import type { Db } from '../../db/db.js'
import type { Images, Log, ServerNetwork } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import type { SafeFetch } from '../../images/safeFetch.js'
import { chainNumber } from '../chainNumber.js'
import type { EvmAddress } from '../evmAddress.js'
import type { RpcOf } from '../rpc/createRpcs.js'
import { multicall } from '../rpc/multicall.js'
import { decodeText } from '../tokens/decodeText.js'
import { type CollectibleMetadata, metadataOf } from './metadataOf.js'

export type CollectibleId = {
  readonly contract: EvmAddress
  readonly tokenId: string
  readonly standard: 'ERC721' | 'ERC1155'
}
export type Collectible = { readonly name: string | null; readonly imageUrl: string | null }
/** By `collectibleKey`; one that says nothing is there too, with nulls. */
export type DescribeCollectibles = (
  network: ServerNetwork,
  ids: readonly CollectibleId[],
) => Promise<ReadonlyMap<string, Collectible>>

const abi = /* @__PURE__ */ parseAbi([
  'function tokenURI(uint256 id) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])
/** After which metadata that said nothing are read again. */
const silenceMs = 60 * 60 * 1000
const atATime = 8
const uriLimit = 512 * 1024

export const collectibleKey = ({ contract, tokenId }: Pick<CollectibleId, 'contract' | 'tokenId'>): string =>
  `${contract}/${tokenId}`

type Parameters = {
  env: ServerEnv
  db: Db
  log: Log
  rpcOf: RpcOf
  images: Pick<Images, 'urlOf'>
  safeFetch: SafeFetch
}

/** Names and pictures of collectibles: from the database, else from their metadata, read once. */
export function createCollectibles({ env, db, log, rpcOf, images, safeFetch }: Parameters): DescribeCollectibles {
  type Row = { contract: EvmAddress; token_id: string } & CollectibleMetadata

  async function readKnown(network: ServerNetwork, ids: readonly CollectibleId[]): Promise<Row[]> {
    const keys = ids.map(({ contract, tokenId }) => ({ contract, tokenId }))
    return db.sql<Row>`
      select known.contract, known.token_id, known.name, known.image from index_collectibles as known
      join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r(contract text, "tokenId" numeric)
        on known.contract = r.contract and known.token_id = r."tokenId"
      where known.chain = ${chainNumber(network.chainId)}
        and (known.name is not null or known.image is not null or known.read_at > ${env.now() - silenceMs}::int8)`
  }

  async function read(network: ServerNetwork, ids: readonly CollectibleId[]): Promise<Row[]> {
    const calls = ids.map(({ contract, tokenId, standard }) => ({
      to: contract,
      data: encodeFunctionData({
        abi,
        functionName: standard === 'ERC721' ? 'tokenURI' : 'uri',
        args: [BigInt(tokenId)],
      }),
    }))
    const results = await multicall(rpcOf(network.chainId), network, calls)
    const rows = await mapInTurns(ids, atATime, async ({ contract, tokenId }, index): Promise<Row> => {
      const result = results[index]
      const uri = result && decodeText(result)
      const metadata = uri && uri.length <= uriLimit ? await metadataAt(withId(uri, tokenId)) : undefined
      return { contract, token_id: tokenId, name: metadata?.name ?? null, image: metadata?.image ?? null }
    })
    await db.sql`
      insert into index_collectibles (chain, contract, token_id, name, image, read_at)
      select ${chainNumber(network.chainId)}::int8, r.contract, r.token_id, r.name, r.image, ${env.now()}::int8
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(contract text, token_id numeric, name text, image text)
      on conflict (chain, contract, token_id) do update
        set name = excluded.name, image = excluded.image, read_at = excluded.read_at`
    return rows
  }

  async function metadataAt(uri: string): Promise<CollectibleMetadata | undefined> {
    try {
      return await metadataOf(safeFetch, uri)
    } catch {
      // Gone, too big, or somewhere we do not go: a collectible without words is still one.
      return undefined
    }
  }

  return async (network, ids) => {
    const wanted = new Map(ids.map((id) => [collectibleKey(id), id]))
    if (!wanted.size) return new Map()
    const known = await readKnown(network, [...wanted.values()])
    for (const { contract, token_id } of known) wanted.delete(collectibleKey({ contract, tokenId: token_id }))
    const added = wanted.size
      ? await read(network, [...wanted.values()]).catch(() => {
          log('warn', 'collectibles-failed', { chainId: network.chainId, count: wanted.size })
          return []
        })
      : []
    const entries = await Promise.all(
      [...known, ...added].map(async ({ contract, token_id, name, image }) => {
        const imageUrl = image ? await images.urlOf('nft', image) : null
        return [collectibleKey({ contract, tokenId: token_id }), { name, imageUrl }] as const
      }),
    )
    return new Map(entries)
  }
}

/** ERC-1155: `{id}` stands for the number in sixty-four hex digits. */
function withId(uri: string, tokenId: string): string {
  return uri.replaceAll('{id}', numberToHex(BigInt(tokenId), { size: 32 }).slice(2))
}

/** Like `Promise.all`, but never more than `count` at a time: strangers' servers are slow. */
async function mapInTurns<Item, Result>(
  items: readonly Item[],
  count: number,
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  const work = async () => {
    for (const [index, item] of rest) results[index] = await run(item, index)
  }
  await Promise.all(Array.from({ length: count }, work))
  return results
}
