import { decodeAbiParameters, type Hex } from 'viem'
import type { Db } from '../../db/db.js'
import type { ServerNetwork } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { chainNumber } from '../chainNumber.js'
import type { EvmAddress } from '../evmAddress.js'
import type { RpcOf } from '../rpc/createRpcs.js'
import { multicall } from '../rpc/multicall.js'
import { cleanText } from './cleanText.js'
import { decodeText } from './decodeText.js'

export type TokenFacts = {
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  /** On the operator's list. */
  readonly isListed: boolean
}
/** By lower-case address; contracts that say nothing are there too, with nulls. */
export type FactsOf = (network: ServerNetwork, contracts: Iterable<EvmAddress>) => Promise<Map<string, TokenFacts>>

const nameLimit = 64
const symbolLimit = 16
const decimalsLimit = 77
/** After which a contract that said nothing is asked again. */
const silenceMs = 24 * 60 * 60 * 1000
const selectors: readonly Hex[] = /* @__PURE__ */ Object.freeze(['0x06fdde03', '0x95d89b41', '0x313ce567'])

/** What contracts call themselves: the operator's list first, then the database, then the chain, all unknown ones in one call. */
export function createTokenFacts({ env, db, rpcOf }: { env: ServerEnv; db: Db; rpcOf: RpcOf }): FactsOf {
  async function readKnown(network: ServerNetwork, contracts: readonly EvmAddress[]) {
    return db.sql<{ contract: EvmAddress; name: string | null; symbol: string | null; decimals: number | null }>`
      select contract, name, symbol, decimals from index_tokens
      where chain = ${chainNumber(network.chainId)}
        and contract in (select value from jsonb_array_elements_text(${JSON.stringify(contracts)}::jsonb))
        and (symbol is not null or name is not null or read_at > ${env.now() - silenceMs}::int8)`
  }

  async function fetchFacts(network: ServerNetwork, contracts: readonly EvmAddress[]) {
    const calls = contracts.flatMap((to) => selectors.map((data) => ({ to, data })))
    const results = await multicall(rpcOf(network.chainId), network, calls)
    const rows = contracts.map((contract, index) => {
      const [name, symbol, decimals] = results.slice(index * selectors.length)
      return {
        contract,
        name: name ? cleanText(decodeText(name) ?? '', nameLimit) : null,
        symbol: symbol ? cleanText(decodeText(symbol) ?? '', symbolLimit) : null,
        decimals: decimals ? decodeDecimals(decimals) : null,
      }
    })
    await db.sql`
      insert into index_tokens (chain, contract, name, symbol, decimals, read_at)
      select ${chainNumber(network.chainId)}::int8, r.contract, r.name, r.symbol, r.decimals, ${env.now()}::int8
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(contract text, name text, symbol text, decimals int2)
      on conflict (chain, contract) do update
        set name = excluded.name, symbol = excluded.symbol, decimals = excluded.decimals, read_at = excluded.read_at`
    return rows
  }

  return async (network, contracts) => {
    const facts = new Map<string, TokenFacts>()
    for (const { address, name, symbol, decimals } of network.tokens)
      facts.set(address.toLowerCase(), { name, symbol, decimals, isListed: true })
    const unlisted = [...new Set(contracts)].filter((contract) => !facts.has(contract))
    if (!unlisted.length) return facts
    const known = await readKnown(network, unlisted)
    const missing = new Set(unlisted)
    for (const { contract } of known) missing.delete(contract)
    const fetched = missing.size ? await fetchFacts(network, [...missing]) : []
    for (const { contract, ...fields } of [...known, ...fetched]) facts.set(contract, { ...fields, isListed: false })
    return facts
  }
}

function decodeDecimals(data: Hex): number | null {
  try {
    const [decimals] = decodeAbiParameters([{ type: 'uint256' }], data)
    return decimals <= decimalsLimit ? Number(decimals) : null
  } catch {
    // A contract may answer anything; what is no number is no scale.
    return null
  }
}
