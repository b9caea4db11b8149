import { describe, expect, it } from 'vitest'
import { createVirtualWallet } from './createVirtualWallet.js'

const withNode = (fetch: (url: string, init?: RequestInit) => Promise<Response>) =>
  createVirtualWallet({ chains: { 31337: { rpcUrl: 'http://node.example' } }, fetch }).provider
const read = { method: 'eth_getBalance', params: ['0x00', 'latest'] }

describe('requests for the node', () => {
  it('are forwarded as they are', async () => {
    const bodies: unknown[] = []
    const provider = withNode(async (url, init) => {
      bodies.push(url, JSON.parse(String(init?.body)))
      return new Response('{"jsonrpc":"2.0","id":1,"result":"0x2a"}')
    })
    expect(await provider.request(read)).toBe('0x2a')
    expect(bodies).toEqual(['http://node.example', { jsonrpc: '2.0', id: 1, ...read }])
  })

  it('error: what the node says is passed on', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
    const provider = withNode(async () => new Response(JSON.stringify({ error })))
    await expect(provider.request(read)).rejects.toMatchObject(error)
  })

  it('error: no node, a dead one, one that answers with a page', async () => {
    await expect(createVirtualWallet().provider.request(read)).rejects.toMatchObject({ code: 4901 })
    const dead = withNode(() => Promise.reject(new TypeError('fetch failed')))
    await expect(dead.request(read)).rejects.toMatchObject({ code: -32603 })
    const html = withNode(async () => new Response('<html>', { status: 502 }))
    await expect(html.request(read)).rejects.toMatchObject({ code: -32603 })
    const text = withNode(async () => new Response('"hello"', { status: 429 }))
    await expect(text.request(read)).rejects.toMatchObject({ code: -32603, message: expect.stringContaining('429') })
  })
})
