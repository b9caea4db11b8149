import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nodeEnv, type ServerEnv } from '../../env.js'
import { type ChainNode, startChainNode } from '../../test/chainNode.js'
import { createRpc } from './createRpc.js'

let first: ChainNode
let second: ChainNode
let now = 0
// Patience is short only with a node that will never answer.
const env: ServerEnv = {
  ...nodeEnv(),
  now: () => now,
  setTimeout: (run, ms) => setTimeout(run, first.mood === 'silent' ? 400 : ms),
}

beforeEach(async () => {
  first = await startChainNode({ chainId: 1 })
  second = await startChainNode({ chainId: 2 })
})
afterEach(() => Promise.all([first.stop(), second.stop()]))

const chainId = [{ method: 'eth_chainId' }]

describe('createRpc', () => {
  it('sends a batch in one request and puts the answers in order', async () => {
    const rpc = createRpc({ env, urls: [first.url] })
    expect(await rpc.send([{ method: 'eth_blockNumber' }, { method: 'nonsense' }, ...chainId])).toEqual([
      { result: '0x0' },
      { error: { code: -32601, message: 'method not found' } },
      { result: '0x1' },
    ])
    expect(first.requests).toBe(1)
    expect(await rpc.send([])).toEqual([])
  })

  it.each(['dead', 'html', 'silent'] as const)(
    'asks the next node while one is %s, and comes back later',
    async (mood) => {
      const rpc = createRpc({ env, urls: [first.url, second.url] })
      first.mood = mood
      expect(await rpc.send(chainId)).toEqual([{ result: '0x2' }])
      expect(await rpc.send(chainId)).toEqual([{ result: '0x2' }])
      expect(first.requests).toBe(1)
      first.mood = 'well'
      now += 10_001
      expect(await rpc.send(chainId)).toEqual([{ result: '0x1' }])
    },
  )

  it('fails when nobody answers, or answers more than is good', async () => {
    first.mood = 'dead'
    await expect(createRpc({ env, urls: [first.url] }).send(chainId)).rejects.toMatchObject({ code: 'upstream/failed' })
    await expect(createRpc({ env, urls: [second.url] }).send(chainId, { bytes: 20 })).rejects.toMatchObject({
      code: 'upstream/failed',
    })
  })

  it('refuses a batch of which answers are missing', async () => {
    first.batchLimit = 1
    await expect(createRpc({ env, urls: [first.url] }).send([...chainId, ...chainId])).rejects.toMatchObject({
      code: 'upstream/failed',
    })
  })
})
