import { describe, expect, it } from 'vitest'
import { isAllowedMethod } from './allowedMethods.js'
import { checkRpcRequest } from './checkRpcRequest.js'

const head = async () => [{ result: '0x186a0' }]
const logs = (filter: unknown) => checkRpcRequest({ method: 'eth_getLogs', params: [filter] }, head)

describe('checkRpcRequest', () => {
  it.each([
    { fromBlock: '0x0', toBlock: '0x270f' },
    { fromBlock: '0x182b8' },
    { fromBlock: 'latest' },
    { blockHash: `0x${'1'.repeat(64)}` },
    {},
  ])('lets logs of up to 10,000 blocks pass: %j', async (filter) =>
    expect(await logs(filter)).toEqual({ request: { method: 'eth_getLogs', params: [filter] } }),
  )
  it.each([
    { fromBlock: '0x0', toBlock: '0x2710' },
    { fromBlock: '0x0' },
    { fromBlock: 'earliest', toBlock: 'latest' },
    { fromBlock: 0, toBlock: 'finalized' },
  ])('refuses more: %j', async (filter) =>
    expect(await logs(filter)).toMatchObject({ reply: { error: { code: -32005 } } }),
  )
  it.each([undefined, 'x', [], { fromBlock: `0x${'0'.repeat(40)}1` }, { fromBlock: '1' }, { toBlock: {} }])(
    'refuses what is no filter: %j',
    async (filter) => expect(await logs(filter)).toMatchObject({ reply: { error: { code: -32602 } } }),
  )

  it('holds a call to 30 million gas, and one that names none to what a transaction may have', async () => {
    const call = async (fields: object) => checkRpcRequest({ method: 'eth_call', params: [fields, 'latest'] }, head)
    const gas = (value: string) => ({ request: { method: 'eth_call', params: [{ gas: value }, 'latest'] } })
    expect(await call({})).toEqual(gas('0x1000000'))
    expect(await call({ gas: '0x5208' })).toEqual(gas('0x5208'))
    expect(await call({ gas: '0xffffffffff' })).toEqual(gas('0x1c9c380'))
  })

  it('allows what is safe for everybody to ask a node', () => {
    expect(['eth_call', 'eth_sendRawTransaction', 'eth_getLogs'].every(isAllowedMethod)).toBe(true)
    const refused = [
      'wallet_getAssets',
      'eth_sendTransaction',
      'eth_sign',
      'debug_traceCall',
      'admin_peers',
      'evm_mine',
    ]
    expect(refused.some(isAllowedMethod)).toBe(false)
  })
})
