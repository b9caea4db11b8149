import type { Session } from '@portico/relay/wallet'
import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { methods, readRequest } from './readRequest.js'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chainId = 'eip155:31337'
const namespaces = { eip155: { chains: [chainId], accounts: [`${chainId}:${own}`], methods: [...methods], events: [] } }
const session = { namespaces } as unknown as Session // nothing else of it is read

const read = (method: string, params: unknown, chain = chainId) =>
  readRequest({ method, params, chainId: chain }, session, [31337, 31338])

const order = {
  types: {
    EIP712Domain: [{ name: 'name', type: 'string' }],
    Order: [
      { name: 'to', type: 'address' },
      { name: 'lines', type: 'Line[]' },
      { name: 'none', type: 'uint8[]' },
    ],
    Line: [{ name: 'fruit', type: 'string' }],
  },
  primaryType: 'Order',
  domain: { name: 'Orchard' },
  message: { to: other, lines: [{ fruit: 'pear' }, { fruit: '\u202eraep' }], none: [], hidden: 'not signed' },
}

describe('messages', () => {
  it('are read as text, from bytes or as they stand', () => {
    expect(read('personal_sign', ['0x68656c6c6f', own])).toMatchObject({ kind: 'message', text: 'hello', account: own })
    expect(read('personal_sign', ['hello', own.toLowerCase()])).toMatchObject({ raw: '0x68656c6c6f', account: own })
    expect(read('personal_sign', ['0x', own])).toMatchObject({ text: '' })
  })

  it('are bytes when they are no plain text', () => {
    for (const data of ['0xff', '0x00', '\u202eabc', 'a\u0007b'])
      expect(read('personal_sign', [data, own])).toMatchObject({ kind: 'message', text: undefined })
  })

  it('tell where they sign in', () => {
    const text = `bank.example wants you to sign in with your Ethereum account:\n${own}\n`
    expect(read('personal_sign', [text, own])).toMatchObject({ signInDomain: 'bank.example' })
    expect(read('personal_sign', [`https://${text}`, own])).toMatchObject({ signInDomain: 'bank.example' })
    expect(read('personal_sign', ['wants you to sign in', own])).toMatchObject({ signInDomain: undefined })
  })
})

describe('typed data', () => {
  it('is a row per signed field, in the order of the types', () => {
    expect(read('eth_signTypedData_v4', [own, JSON.stringify(order)])).toMatchObject({
      kind: 'typedData',
      primaryType: 'Order',
      otherChain: false,
      domain: [{ path: 'name', value: 'Orchard' }],
      rows: [
        { path: 'to', value: other },
        { path: 'lines[0].fruit', value: 'pear' },
        { path: 'lines[1].fruit', value: 'raep' },
        { path: 'none', value: 'empty' },
      ],
    })
  })

  it('for another network says so', () => {
    const types = { ...order.types, EIP712Domain: [{ name: 'chainId', type: 'uint256' }] }
    expect(read('eth_signTypedData_v4', [own, { ...order, types, domain: { chainId: 1 } }])).toMatchObject({
      otherChain: true,
    })
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', undefined],
    ['no types', { ...order, types: undefined }],
    ['an unknown primary type', { ...order, primaryType: 'Pwned' }],
    ['a value of another type', { ...order, message: { ...order.message, to: 'nobody' } }],
    ['types in a circle', { ...order, types: { Order: [{ name: 'a', type: 'Order' }] }, message: { a: { a: {} } } }],
    ['too much to show', { ...order, message: { ...order.message, lines: Array(300).fill({ fruit: 'x' }) } }],
  ])('is refused: %s', (_, data) => {
    expect(read('eth_signTypedData_v4', [own, data])).toMatchObject({ kind: 'refused', code: -32602 })
  })
})

describe('transactions', () => {
  const send = (fields: object) => read('eth_sendTransaction', [{ from: own, ...fields }])

  it('are read with what they move', () => {
    expect(send({ to: other, value: '0x1' })).toMatchObject({
      transaction: { from: own, to: other, value: 1n, data: '0x' },
      token: undefined,
    })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [other, 5n] })
    expect(send({ to: own, data })).toMatchObject({ token: { kind: 'transfer', to: other, amount: 5n } })
    expect(send({ to: own, input: data })).toMatchObject({ transaction: { data } })
    expect(send({ data: '0x6000' })).toMatchObject({ transaction: { to: undefined } })
  })

  it.each([
    ['no receiver and no code', {}],
    ['no address', { to: 'bank.example' }],
    ['a number that is none', { to: other, value: '1' }],
    ['a negative one', { to: other, value: '-0x1' }],
    ['half a byte', { to: other, data: '0x123' }],
    ['another chain', { to: other, chainId: '0x1' }],
  ])('are refused: %s', (_, fields) => {
    expect(send(fields)).toMatchObject({ kind: 'refused', code: -32602 })
  })
})

it('asks nobody for what was not granted, and knows its limits', () => {
  for (const [method, params] of [
    ['personal_sign', ['0x00', other]],
    ['personal_sign', ['0x00']],
    ['eth_signTypedData_v4', [other, order]],
    ['eth_sendTransaction', [{ from: other, to: own }]],
    ['eth_sendTransaction', 'x'],
  ] as const)
    expect(read(method, params), method).toMatchObject({ kind: 'refused', code: 4100 })
  expect(read('eth_sign', [own, '0x00'])).toMatchObject({ kind: 'refused', code: 4200 })
  expect(read('personal_sign', ['0x00', own], 'eip155:1')).toMatchObject({ code: 4100 })
  expect(read('personal_sign', ['0x00', own], 'solana:1')).toMatchObject({ code: -32602 })
  expect(read('eth_accounts', [])).toEqual({ kind: 'silent', result: [own] })
})

it('switches to what it knows', () => {
  expect(read('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toEqual({ kind: 'switchChain', chainId: 31338 })
  expect(read('wallet_addEthereumChain', [{ chainId: '0x7a6a', rpcUrls: ['https://evil.example'] }])).toEqual({
    kind: 'switchChain',
    chainId: 31338,
  })
  expect(read('wallet_switchEthereumChain', [{ chainId: '0x539' }])).toMatchObject({ code: 4902 })
  for (const given of [{ chainId: 1 }, { chainId: '0x0' }, { chainId: `0x${'f'.repeat(20)}` }, null, []])
    expect(read('wallet_switchEthereumChain', [given])).toMatchObject({ code: -32602 })
})
