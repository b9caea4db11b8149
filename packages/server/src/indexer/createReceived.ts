import type { Sql } from '../db/db.js'
import { indexerLimits } from './limits.js'
import type { Received } from './rowsOf.js'

export type ReceivedPairs = {
  /** Adds the pairs that are not known to be there. Call the result once that is committed. */
  add(sql: Sql, instance: string, pairs: readonly Received[]): Promise<() => void>
}

/** Remembers which pairs were written lately: most of a busy chain's transfers are of pairs that were seen before. */
export function createReceived(chain: number): ReceivedPairs {
  const known = new Set<string>()
  return {
    async add(sql, instance, pairs) {
      // With the chain's beginning in it: after another chain took its place, nothing is known.
      const keyOf = ({ receiver, contract }: Received): string => `${instance}${receiver}${contract}`
      const fresh = pairs.filter((pair) => !known.has(keyOf(pair)))
      if (fresh.length)
        await sql`
          insert into index_received (chain, receiver, contract)
          select ${chain}::int8, r.receiver, r.contract
          from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as r(receiver text, contract text)
          on conflict do nothing`
      return () => {
        if (known.size > indexerLimits.rememberedPairs) known.clear()
        for (const pair of fresh) known.add(keyOf(pair))
      }
    },
  }
}
