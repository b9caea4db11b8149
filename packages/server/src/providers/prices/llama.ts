import * as v from 'valibot'
import type { ServerEnv } from '../../env.js'
import { nativeAddress, zeroAddress } from '../evmAddress.js'
import { getJson } from '../http/getJson.js'

const lifetimeMs = 60_000
const coinLimit = 10_000
const coinsPerCall = 50
/** Below it a price is somebody's guess. */
const leastConfidence = 0.5

const answer = /* @__PURE__ */ v.object({
  coins: v.record(
    v.string(),
    v.object({
      price: v.pipe(v.number(), v.finite(), v.minValue(0)),
      symbol: v.nullish(v.string()),
      decimals: v.nullish(v.number()),
      timestamp: v.nullish(v.number()),
      confidence: v.nullish(v.number()),
    }),
  ),
})

/** Dollars by coin (`chain:address`); coins without a price are left out. */
export type CoinPrices = (coins: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** DefiLlama's `coins` service, or another that speaks its language. Every price is kept for a minute, absent ones too. */
export function createLlamaPrices(env: ServerEnv, url: string): CoinPrices {
  const kept = new Map<string, { price: number | undefined; until: number }>()
  const isFresh = (coin: string) => (kept.get(coin)?.until ?? 0) > env.now()

  async function load(coins: readonly string[]): Promise<void> {
    const path = coins.map((coin) => encodeURIComponent(coin)).join(',')
    const prices = new Map<string, number>()
    const result = await getJson(env, `${url.replace(/\/$/, '')}/prices/current/${path}`, answer)
    for (const [coin, { price, confidence }] of Object.entries(result?.coins ?? {}))
      if ((confidence ?? 1) >= leastConfidence) prices.set(coin.toLowerCase(), price)
    for (const coin of coins) {
      kept.delete(coin)
      kept.set(coin, { price: prices.get(coin.toLowerCase()), until: env.now() + lifetimeMs })
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= coinLimit) break
      kept.delete(oldest)
    }
  }

  return async (coins) => {
    const missing = coins.filter((coin) => !isFresh(coin))
    const parts = Array.from({ length: Math.ceil(missing.length / coinsPerCall) }, (_, index) =>
      missing.slice(index * coinsPerCall, (index + 1) * coinsPerCall),
    )
    await Promise.all(parts.map(load))
    return new Map(
      coins.flatMap((coin) => {
        const price = kept.get(coin)?.price
        return price === undefined ? [] : [[coin, price] as const]
      }),
    )
  }
}

/** DefiLlama's name of a token; the zero address is the chain's own coin. */
export function llamaCoin(chain: string, address: string): string {
  return `${chain}:${address === nativeAddress ? zeroAddress : address}`
}
