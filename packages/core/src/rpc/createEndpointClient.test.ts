import { fakeEnv, testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { answering, createNodes, failing, type NodeAnswer, type NodeRequest } from '../../test/createNode.js'
import { createRpcClient } from './createRpcClient.js'
import { rpcLimits } from './rpcLimits.js'

const [a, b] = ['https://a.example/', 'https://b.example/']
const refusal = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch requests are disabled' } }

function setUp(nodes: Record<string, NodeAnswer>) {
  const { fetch, requests } = createNodes(nodes)
  const env = fakeEnv({ fetch })
  const endpoints = Object.keys(nodes).map((url) => ({ url, headers: { 'x-key': 'k' } }))
  const client = createRpcClient({ env, network: testNetworks[0], endpoints })
  const read = (count = 2) => Promise.all(Array.from({ length: count }, () => client.request('eth_blockNumber')))
  return { clock: env.clock, read, requests, sizes: () => requests.map(({ calls }) => calls.length) }
}

/** A node that answers single calls with `single` and refuses batches. */
function withoutBatches(refuse: NodeAnswer, single: NodeAnswer = answering('0x1')): NodeAnswer {
  return (request) => (isBatch(request) ? refuse(request) : single(request))
}

function isBatch({ init }: NodeRequest): boolean {
  return String(init.body).startsWith('[')
}

describe('a node that takes no batches', () => {
  it.each<[string, NodeAnswer]>([
    ['one error without an id', () => Response.json(refusal)],
    ['the same in a list', () => Response.json([refusal])],
    ['an error of the first call alone', ({ calls }) => Response.json({ ...refusal, id: calls[0]?.id })],
    ['the same error for every call', ({ calls }) => Response.json(calls.map(({ id }) => ({ ...refusal, id })))],
    ['HTTP 400 and a page', failing(400)],
    ['HTTP 400 and an error', () => Response.json(refusal, { status: 400 })],
    ['HTTP 413', failing(413)],
  ])('is asked one by one, at once and from then on: %s', async (_, refuse) => {
    const { read, requests, sizes } = setUp({ [a]: withoutBatches(refuse) })
    expect(await read(3)).toEqual(['0x1', '0x1', '0x1'])
    expect(sizes()).toEqual([3, 1, 1, 1])
    expect(await read(2)).toEqual(['0x1', '0x1'])
    expect(sizes().slice(4)).toEqual([1, 1])
    expect(new Set(requests.map(({ init }) => JSON.stringify(init.headers))).size).toBe(1)
  })

  it('is told apart from the others: they still get batches', async () => {
    let isBusy = false
    const first = withoutBatches(
      () => Response.json(refusal),
      (request) => (isBusy ? failing(404)(request) : answering('0x1')(request)),
    )
    const { read, requests } = setUp({ [a]: first, [b]: answering('0x2') })
    await read()
    isBusy = true
    expect(await read()).toEqual(['0x2', '0x2'])
    expect(requests.at(-1)).toMatchObject({ url: b, calls: [{}, {}] })
  })

  it('never has more than a few calls at once', async () => {
    let open = 0
    let most = 0
    const slow: NodeAnswer = async (request) => {
      open += 1
      most = Math.max(most, open)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
      open -= 1
      return answering('0x1')(request)
    }
    const { read } = setUp({ [a]: withoutBatches(() => Response.json(refusal), slow) })
    expect(await read(40)).toHaveLength(40)
    expect(most).toBe(rpcLimits.singleCalls)
  })

  it('[API-05] is left alone as long as Retry-After says once it is busy; only what is open is asked again', async () => {
    let answers = 0
    const single: NodeAnswer = (request) => {
      answers += 1
      return answers === 2 ? failing(429, { 'retry-after': '2' })(request) : answering('0x1')(request)
    }
    const { clock, read, sizes } = setUp({ [a]: withoutBatches(() => Response.json(refusal), single) })
    const reading = read(2)
    await clock.advance(1_999)
    expect(sizes()).toEqual([2, 1, 1])
    await clock.advance(1)
    expect(await reading).toEqual(['0x1', '0x1'])
    expect(sizes()).toEqual([2, 1, 1, 1])
  })

  it('whose error is about one call only fails that call', async () => {
    const single: NodeAnswer = ({ calls: [call] }) =>
      call?.method === 'eth_call'
        ? Response.json({ id: call.id, error: { code: 3, message: 'execution reverted' } })
        : Response.json({ id: call?.id, result: '0x1' })
    const { fetch } = createNodes({ [a]: withoutBatches(() => Response.json(refusal), single) })
    const client = createRpcClient({ env: fakeEnv({ fetch }), network: testNetworks[0], endpoints: [{ url: a }] })
    const answers = await Promise.allSettled([client.request('eth_call'), client.request('eth_blockNumber')])
    expect(answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: '0x1' }])
  })

  it('is not believed to be one when single calls fail the same way', async () => {
    let isDown = true
    const node: NodeAnswer = (request) => (isDown ? failing(400)(request) : answering('0x1')(request))
    const { read, sizes } = setUp({ [a]: node })
    await expect(read(3)).rejects.toMatchObject({ code: 'rpc/unreachable' })
    expect(sizes()).toEqual([3, 1])
    isDown = false
    expect(await read(2)).toEqual(['0x1', '0x1'])
    expect(sizes().slice(2)).toEqual([2])
  })

  it('[API-05] a batch that is busy is not taken for one: HTTP 429 is waited for', async () => {
    let isBusy = true
    const node: NodeAnswer = (request) => (isBusy ? failing(429)(request) : answering('0x1')(request))
    const { clock, read, sizes } = setUp({ [a]: node })
    const reading = read(2)
    await clock.flush()
    isBusy = false
    await clock.advance(rpcLimits.rpcRetryDelay)
    expect(await reading).toEqual(['0x1', '0x1'])
    expect(sizes()).toEqual([2, 2])
  })

  it('refusals of every call that are about the calls stay what they are', async () => {
    const node: NodeAnswer = ({ calls }) =>
      Response.json(calls.map(({ id }) => ({ id, error: { code: -32602, message: 'no' } })))
    const { read, sizes } = setUp({ [a]: node })
    await expect(read(2)).rejects.toMatchObject({ code: 'rpc/invalid-params' })
    expect(sizes()).toEqual([2])
  })
})
