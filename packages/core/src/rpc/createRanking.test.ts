import { fakeEnv } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { createRanking, rank } from './createRanking.js'
import { rpcLimits } from './rpcLimits.js'

const good = (latency: number) => ({ isGood: true, latency })
const bad = { isGood: false, latency: 1 }

describe('rank', () => {
  it('[API-04] weighs stability 0.7 and latency 0.3', () => {
    expect(rank([[good(300)], [good(100)]])).toEqual([1, 0])
    // 0.7 × ½ + 0.3 × ¾ = 0.575 against 0.7 × 1 + 0 = 0.7: the steady one wins although it is slower.
    expect(
      rank([
        [good(100), bad],
        [good(400), good(400)],
      ]),
    ).toEqual([1, 0])
    // 0.7 × 0.9 + 0.3 × 0.9 = 0.9 against 0.7: one slip in ten weighs less than being ten times as slow.
    expect(rank([[good(1_000)], [...Array.from({ length: 9 }, () => good(100)), bad]])).toEqual([1, 0])
  })

  it('behavior: what never answered comes last, equals keep their order', () => {
    expect(rank([[bad], [good(2_000)], [bad], [good(2_000)]])).toEqual([1, 3, 0, 2])
    expect(rank([[], [], []])).toEqual([0, 1, 2])
  })
})

describe('createRanking', () => {
  it('[API-04] remembers ten samples, one every 4 s', async () => {
    const env = fakeEnv()
    let pings = 0
    // The first endpoint is bad for ten rounds and good for ten more; the second the other way round.
    const ranking = createRanking({
      env,
      count: 2,
      ping: async (position) => {
        pings += 1
        return (position === 0) === pings > 20
      },
    })
    for (let round = 0; round < 10; round++) {
      ranking.touch()
      await env.clock.advance(rpcLimits.rankInterval)
    }
    expect(pings).toBe(20)
    expect(ranking.order()).toEqual([1, 0])
    for (let round = 0; round < 10; round++) {
      ranking.touch()
      await env.clock.advance(rpcLimits.rankInterval)
    }
    expect(ranking.order()).toEqual([0, 1])
    ranking.stop()
    expect(env.clock.pending()).toBe(0)
  })

  it('behavior: samples nothing unasked, nothing for a single endpoint, nothing after the pause', async () => {
    const env = fakeEnv()
    let pings = 0
    const ping = async () => {
      pings += 1
      return true
    }
    const [single, several] = [createRanking({ env, count: 1, ping }), createRanking({ env, count: 2, ping })]
    await env.clock.advance(60_000)
    single.touch()
    await env.clock.advance(60_000)
    expect(pings).toBe(0)
    several.touch()
    await env.clock.advance(600_000)
    expect(pings).toBe(2 * (rpcLimits.rankIdle / rpcLimits.rankInterval))
    expect(env.clock.pending()).toBe(0)
    several.touch()
    await env.clock.advance(rpcLimits.rankInterval)
    expect(pings).toBe(2 * (rpcLimits.rankIdle / rpcLimits.rankInterval) + 2)
  })
})
