import type { Env } from '../env.js'
import { rpcLimits } from './rpcLimits.js'

type Sample = { readonly isGood: boolean; readonly latency: number }

export type Ranking = {
  /** Positions of the endpoints, best first. */
  order(): readonly number[]
  /** Tells that somebody uses the endpoints: sampling runs for a while from here. */
  touch(): void
  stop(): void
}
export type CreateRankingParameters = {
  readonly env: Env
  readonly count: number
  /** Whether the endpoint at this position gave a right answer in time; without it the order stays as given. */
  readonly ping: ((position: number) => Promise<boolean>) | undefined
}

/** Orders endpoints by what they did lately (API-04). It samples only while they are in use, so it always comes to an end. */
export function createRanking({ env, count, ping }: CreateRankingParameters): Ranking {
  const positions = Array.from({ length: count }, (_, position) => position)
  const samples: Sample[][] = positions.map(() => [])
  let order: readonly number[] = positions
  let usedAt = 0
  let timer: unknown
  let isRunning = false
  let isStopped = false

  async function round(): Promise<void> {
    const startedAt = env.now()
    if (startedAt - usedAt > rpcLimits.rankIdle) {
      isRunning = false
      return
    }
    if (ping) await Promise.all(positions.map((position) => sample(position, ping)))
    if (isStopped) return
    order = rank(samples)
    timer = env.setTimeout(round, Math.max(0, rpcLimits.rankInterval - (env.now() - startedAt)))
  }

  async function sample(position: number, ping: (position: number) => Promise<boolean>): Promise<void> {
    const startedAt = env.now()
    const isGood = await ping(position)
    const kept = samples[position]
    kept?.push({ isGood, latency: env.now() - startedAt })
    if (kept && kept.length > rpcLimits.rankSamples) kept.shift()
  }

  return {
    order: () => order,
    touch() {
      usedAt = env.now()
      if (!ping || count < 2 || isRunning || isStopped) return
      isRunning = true
      timer = env.setTimeout(round, rpcLimits.rankInterval)
    },
    stop() {
      isStopped = true
      env.clearTimeout(timer)
    },
  }
}

/** Positions by score, best first; equal ones stay in the order the host gave. */
export function rank(samples: readonly (readonly Sample[])[]): readonly number[] {
  const latencies = samples.map((own) => mean(own.filter(({ isGood }) => isGood).map(({ latency }) => latency)))
  const slowest = Math.max(1, ...latencies)
  const scores = samples.map((own, position) => {
    const stability = mean(own.map(({ isGood }) => (isGood ? 1 : 0)))
    const speed = 1 - (latencies[position] ?? 0) / slowest
    // One that never answered has no latency to be praised for.
    return stability && stability * rpcLimits.stabilityWeight + speed * rpcLimits.latencyWeight
  })
  const score = (position: number): number => scores[position] ?? 0
  return samples.map((_, position) => position).sort((a, b) => score(b) - score(a))
}

function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}
