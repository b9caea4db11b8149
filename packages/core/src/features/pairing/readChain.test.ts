import { fakeEnv } from '@portico/testing'
import { expect, it } from 'vitest'
import { testContext } from '../../../test/testContext.js'
import { isForChain, readChain } from './readChain.js'

const request = { method: 'eth_blockNumber', params: [] }
const chain = 'eip155:31337'
const own = 'https://mine.test/rpc'

/** A site with two nodes of its own, which answer one after the other as the test says. */
function setup(...answers: readonly ((id: number) => Response)[]) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  const env = fakeEnv({
    fetch: async (url, init) => {
      asked.push({ url: String(url), init })
      return (answers[asked.length - 1] ?? gone)(JSON.parse(String(init?.body)).id)
    },
  })
  const urls = [{ url: own, config: { headers: { 'x-key': 'k' } } }, { url: 'https://other.test' }]
  const { ctx } = testContext(env, { customRpcUrls: { [chain]: urls } })
  return { ctx, asked, clock: env.clock }
}

const gone = (): Response => {
  throw new TypeError('Failed to fetch')
}
const json = (value: object) => (id: number) => new Response(JSON.stringify({ jsonrpc: '2.0', id, ...value }))

it('reads go to the chain; what concerns keys or the wallet never does', () => {
  for (const method of [
    'eth_blockNumber',
    'eth_call',
    'eth_getTransactionReceipt',
    'net_version',
    'web3_clientVersion',
  ])
    expect(isForChain(method), method).toBe(true)
  for (const method of [
    'eth_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_accounts',
    'eth_decrypt',
    'personal_sign',
    'wallet_sendCalls',
    'solana_signMessage',
  ])
    expect(isForChain(method), method).toBe(false)
})

it('asks the site’s own node with its headers', async () => {
  const { ctx, asked } = setup(json({ result: '0x10' }))
  expect(await readChain(ctx, chain, request)).toBe('0x10')
  expect(asked).toMatchObject([{ url: own, init: { method: 'POST', headers: { 'x-key': 'k' } } }])
  expect(JSON.parse(String(asked[0]?.init?.body))).toMatchObject({ method: 'eth_blockNumber', params: [] })
})

it('takes the next node when one is gone or answers nonsense', async () => {
  const { ctx, asked } = setup(() => new Response('<html>'), json({ result: null }))
  expect(await readChain(ctx, chain, request)).toBeNull()
  expect(asked.map(({ url }) => url)).toEqual([own, 'https://other.test'])
})

it('a node’s error is the answer, with its number and data', async () => {
  const { ctx, asked } = setup(json({ error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } }))
  await expect(readChain(ctx, chain, request)).rejects.toMatchObject({ code: 3, data: '0x08c379a0' })
  expect(asked).toHaveLength(1)
})

it('says which chain nobody answers for', async () => {
  const { ctx, clock } = setup()
  const answer = readChain(ctx, chain, request).catch((error: unknown) => error)
  await clock.advance(200)
  expect(await answer).toMatchObject({ code: -32603, message: 'No node of eip155:31337 answers.' })
  await expect(readChain(setup().ctx, 'eip155:5', request)).rejects.toMatchObject({ code: -32603 })
})
