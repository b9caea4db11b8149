import { type FakeClock, fakeEnv, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { answering, createNodes, failing, type NodeAnswer } from '../../test/createNode.js'
import { isPorticoError } from '../errors/PorticoError.js'
import { createRpcClient } from './createRpcClient.js'
import type { RpcEndpoint } from './rpcEndpoint.js'
import { rpcLimits } from './rpcLimits.js'

const [a, b] = ['https://a.example/', 'https://b.example/key-of-the-host']

function setUp(
  nodes: Record<string, NodeAnswer>,
  endpoints: readonly RpcEndpoint[] = Object.keys(nodes).map((url) => ({ url })),
) {
  const { fetch, requests } = createNodes(nodes)
  const env = fakeEnv({ fetch })
  const probe = { method: 'eth_chainId', isRight: (result: unknown) => result === '0x7a69' }
  const client = createRpcClient({ env, network: testNetworks[0], endpoints, probe })
  return { clock: env.clock, client, requests, urls: () => requests.map(({ url }) => url) }
}

/** Lets the clock run for `ms` and gives the answer. */
async function within<Value>(clock: FakeClock, promise: Promise<Value>, ms: number): Promise<Value> {
  promise.catch(() => undefined) // looked at below, after the clock
  await clock.advance(ms)
  return promise
}

describe('createRpcClient', () => {
  it('default', async () => {
    const { client, requests, clock } = setUp({ [a]: answering('0x1') }, [{ url: a, headers: { 'x-key': 'k' } }])
    await expect(client.request('eth_getBalance', ['0x', 'latest'])).resolves.toBe('0x1')
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-key': 'k' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x","latest"]}',
    })
    expect(clock.pending()).toBe(0)
  })

  it('[API-04] goes on to the next URL when one fails, without a pause', async () => {
    const { client, urls } = setUp({ [a]: failing(503), [b]: answering('0x2') })
    await expect(client.request('eth_blockNumber')).resolves.toBe('0x2')
    expect(urls()).toEqual([a, b])
    client.stop()
  })

  it('[API-04] ranks several URLs every 4 s while they are used, and takes the best first', async () => {
    const { clock, client, requests, urls } = setUp({ [a]: failing(404), [b]: answering('0x2') })
    await client.request('eth_blockNumber')
    await clock.advance(rpcLimits.rankInterval)
    expect(requests.slice(2).map(({ calls }) => calls[0]?.method)).toEqual(['eth_chainId', 'eth_chainId'])
    await client.request('eth_blockNumber')
    expect(urls().slice(4)).toEqual([b])
    await clock.advance(10 * rpcLimits.rankIdle)
    expect(requests).toHaveLength(5 + 2 * (rpcLimits.rankIdle / rpcLimits.rankInterval))
    expect(clock.pending()).toBe(0)
  })

  it('[API-04] puts an endpoint of another chain behind', async () => {
    const wrong: NodeAnswer = ({ calls }) => Response.json({ jsonrpc: '2.0', id: calls[0]?.id, result: '0x539' })
    const { clock, client, urls } = setUp({ [a]: wrong, [b]: answering('0x2') })
    await client.request('eth_blockNumber')
    await clock.advance(rpcLimits.rankInterval)
    await client.request('eth_blockNumber')
    expect(urls().at(-1)).toBe(b)
    client.stop()
    expect(clock.pending()).toBe(0)
  })

  it('[API-05] sends calls of one moment as batches of at most 1000', async () => {
    const { client, requests } = setUp({ [a]: answering('0x3') })
    const answers = await Promise.all(Array.from({ length: 1_001 }, () => client.request('eth_blockNumber')))
    expect(new Set(answers)).toEqual(new Set(['0x3']))
    expect(requests.map(({ calls }) => calls.length)).toEqual([1_000, 1])
  })

  it('[API-05] gives up an endpoint after 10 s', async () => {
    const { clock, client, requests } = setUp({ [a]: () => new Promise<never>(() => undefined) })
    const answer = client.request('eth_blockNumber')
    answer.catch(() => undefined)
    await clock.advance(rpcLimits.timeout - 1)
    expect(requests[0]?.init.signal?.aborted).toBe(false)
    await clock.advance(1)
    expect(requests[0]?.init.signal?.aborted).toBe(true)
    await expect(answer).rejects.toMatchObject({
      code: 'rpc/unreachable',
      details: expect.stringContaining('10000 ms'),
    })
    expect(requests).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  it.each(rpcLimits.retriedStatuses)(
    '[API-05] tries HTTP %i three times more, 150, 300 and 600 ms later',
    async (status) => {
      const { clock, client, requests } = setUp({ [a]: failing(status) })
      const answer = client.request('eth_blockNumber')
      answer.catch(() => undefined)
      for (const [sent, pause] of [
        [1, 150],
        [2, 300],
        [3, 600],
      ] as const) {
        await clock.advance(pause - 1)
        expect(requests).toHaveLength(sent)
        await clock.advance(1)
      }
      await expect(answer).rejects.toMatchObject({ code: 'rpc/unreachable' })
      expect(requests).toHaveLength(4)
      expect(clock.pending()).toBe(0)
    },
  )

  it('[API-05] waits as long as Retry-After says', async () => {
    let isBusy = true
    const node: NodeAnswer = (request) =>
      isBusy ? new Response('', { status: 429, headers: { 'retry-after': '2' } }) : answering('0x4')(request)
    const { clock, client, requests } = setUp({ [a]: node })
    const answer = client.request('eth_blockNumber')
    await clock.advance(1_999)
    expect(requests).toHaveLength(1)
    isBusy = false
    await clock.advance(1)
    await expect(answer).resolves.toBe('0x4')
  })

  it('[API-05] tries twice more after 100 ms when nothing answers', async () => {
    const { clock, client, requests } = setUp({}, [{ url: a }])
    const answer = within(clock, client.request('eth_blockNumber'), 200)
    await expect(answer).rejects.toMatchObject({ code: 'rpc/unreachable', cause: { message: 'Failed to fetch' } })
    expect(requests).toHaveLength(3)
  })

  it('behavior: a server that wants a day is given up at once', async () => {
    const { client, requests } = setUp({ [a]: failing(429, { 'retry-after': '86400' }) })
    await expect(client.request('eth_blockNumber')).rejects.toMatchObject({ code: 'rpc/unreachable' })
    expect(requests).toHaveLength(1)
  })

  it.each<[string, NodeAnswer]>([
    ['HTML', () => new Response('<!doctype html><h1>Hello</h1>')],
    ['nothing', () => new Response('')],
    ['another id', () => Response.json({ jsonrpc: '2.0', id: 999, result: '0x1' })],
    ['neither result nor error', ({ calls }) => Response.json({ id: calls[0]?.id })],
    ['a number', () => Response.json(42)],
    ['null in a list', () => Response.json([null])],
    ['HTTP 404', failing(404)],
  ])('error: rpc/unreachable for %s, naming the host and not the URL', async (_, node) => {
    const { client, requests } = setUp({ [b]: node })
    const error: unknown = await client.request('eth_blockNumber').catch((reason) => reason)
    expect(isPorticoError(error, 'rpc/unreachable')).toBe(true)
    expect(String(error)).toContain('b.example')
    expect(String(error)).not.toContain('key-of-the-host')
    expect(requests).toHaveLength(1)
  })

  it('behavior: an error of the node counts, also when it comes with HTTP 400', async () => {
    const node: NodeAnswer = ({ calls }) =>
      Response.json({ id: calls[0]?.id, error: { code: -32602, message: 'no' } }, { status: 400 })
    const { client, requests } = setUp({ [a]: node })
    await expect(client.request('eth_call')).rejects.toMatchObject({
      code: 'rpc/invalid-params',
      cause: { code: -32602, message: 'no' },
    })
    expect(requests).toHaveLength(1)
  })

  it('behavior: without a probe endpoints are used in the order given, and nobody is sampled', async () => {
    const { fetch, requests } = createNodes({ [a]: failing(404), [b]: answering('0x2') })
    const env = fakeEnv({ fetch })
    const client = createRpcClient({ env, network: testNetworks[0], endpoints: [{ url: a }, { url: b }] })
    await client.request('getHealth')
    expect([requests.length, env.clock.pending()]).toEqual([2, 0])
  })

  it('error: a network without URLs', async () => {
    const { client } = setUp({})
    await expect(client.request('eth_blockNumber')).rejects.toMatchObject({ code: 'rpc/unreachable' })
  })

  it("error: a node's own refusal keeps its code; trouble of one node goes to the next", async () => {
    const refusing =
      (code: number): NodeAnswer =>
      ({ calls }) =>
        Response.json({ jsonrpc: '2.0', id: calls[0]?.id, error: { code, message: 'no' } })
    const refused = setUp({ [a]: refusing(-32602), [b]: answering('0x1') })
    await expect(refused.client.request('eth_call')).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    refused.client.stop()
    const troubled = setUp({ [a]: refusing(-32603), [b]: answering('0x1') })
    await expect(troubled.client.request('eth_call')).resolves.toBe('0x1')
    troubled.client.stop()
    const busy = setUp({ [a]: refusing(-32005) })
    const answer = within(busy.clock, busy.client.request('eth_call'), 150 + 300 + 600)
    await expect(answer).rejects.toMatchObject({ code: 'rpc/limit-exceeded' })
    expect(busy.requests).toHaveLength(4)
  })

  it('behavior: a reply that is missing in a batch is asked for elsewhere', async () => {
    const forgetful: NodeAnswer = ({ calls }) => Response.json([{ jsonrpc: '2.0', id: calls[0]?.id, result: '0xa' }])
    const { client, requests } = setUp({ [a]: forgetful, [b]: answering('0xb') })
    const answers = await Promise.all([client.request('eth_blockNumber'), client.request('eth_gasPrice')])
    expect(answers).toEqual(['0xa', '0xb'])
    expect(requests[1]?.calls.map(({ method }) => method)).toEqual(['eth_gasPrice'])
    client.stop()
  })

  it('behavior: stop ends requests, pauses and sampling', async () => {
    const { clock, client, requests } = setUp({ [a]: failing(503), [b]: failing(503) })
    const waiting = client.request('eth_blockNumber')
    waiting.catch(() => undefined)
    await clock.flush()
    expect(clock.pending()).toBeGreaterThan(0)
    client.stop()
    await expect(waiting).rejects.toMatchObject({ code: 'kit/destroyed' })
    await expect(client.request('eth_blockNumber')).rejects.toMatchObject({ code: 'kit/destroyed' })
    expect(clock.pending()).toBe(0)
    expect(requests).toHaveLength(2)
  })
})
