import * as v from 'valibot'
import type { Sql } from '../db/db.js'
import type { Rpc } from '../providers/rpc/createRpc.js'
import { resultOf } from '../providers/rpc/resultOf.js'
import { chainHeader } from './chainShapes.js'
import { indexerLimits } from './limits.js'

type Place = { readonly block: number; readonly hash: string }

/** The highest block that index and chain agree on, among those that may still be taken back; undefined if there is none. */
export async function findAncestor(sql: Sql, chain: number, rpc: Rpc): Promise<Place | undefined> {
  let below = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await sql<{ block: string; hash: string }>`
      select block, hash from index_blocks where chain = ${chain} and block < ${below}::int8
      order by block desc limit ${indexerLimits.ancestorBlocks}`
    if (!rows.length) return undefined
    const places = rows.map(({ block, hash }) => ({ block: Number(block), hash }))
    // Before block 0 there is nothing to disagree about.
    const real = places.filter(({ block }) => block >= 0)
    const replies = await rpc.send(
      real.map(({ block }) => ({ method: 'eth_getBlockByNumber', params: [`0x${block.toString(16)}`, false] })),
    )
    const agreed = real.find(({ hash }, index) => {
      const header = v.safeParse(chainHeader, resultOf(replies[index]))
      return header.success && header.output.hash === hash
    })
    const place = agreed ?? places.find(({ block }) => block < 0)
    if (place) return place
    below = places.at(-1)?.block ?? 0
  }
}
