import { rpcCodes, rpcErrorName } from '@portico/wire/rpc'
import { describe, expect, it } from 'vitest'
import { fromRpc, hasRpcCode } from './fromRpc.js'
import { PorticoError } from './PorticoError.js'

describe('codes of wallets and nodes', () => {
  it.each(Object.keys(rpcCodes).map(Number))('[ERR-03] %i becomes its own error with its own words', (code) => {
    const error = fromRpc({ code, message: 'foreign text' })
    expect(error.code).toBe(`rpc/${rpcErrorName(code)}`)
    expect(error.shortMessage).toMatch(/^[A-Z].{10,}\.$/)
    expect(error.shortMessage).not.toContain('foreign text')
    expect(error.details).toBe('foreign text')
  })
  it('[ERR-03] no two codes share their words', () => {
    const sentences = Object.keys(rpcCodes).map((code) => fromRpc({ code: Number(code) }).shortMessage)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences).not.toContain(new PorticoError('unknown').shortMessage)
  })
  it('[ERR-03] bundle errors between 5700 and 5760 without a name of their own', () => {
    expect(fromRpc({ code: 5755 }).code).toBe('rpc/unsupported-capability')
  })
  it.each([
    ['data', { code: 1, data: { code: 4902 } }],
    ['originalError', { data: { originalError: { code: 4902 } } }],
    ['cause', new Error('outer', { cause: { code: 4902 } })],
    ['error', { error: { error: { code: 4902 } } }],
  ])('[ERR-03] the code may be nested in %s', (_where, error) => {
    expect(fromRpc(error).code).toBe('rpc/unrecognized-chain')
    expect(hasRpcCode(error, [4902])).toBe(true)
    expect(hasRpcCode(error, [4001])).toBe(false)
  })
})

describe('the innermost code counts', () => {
  const rejected = { code: 4001, message: 'User rejected the request.' }
  it.each<[string, unknown]>([
    ['-32603 around data.originalError', { code: -32603, message: 'Internal', data: { originalError: rejected } }],
    ['-32603 around cause', Object.assign(new Error('Internal', { cause: rejected }), { code: -32603 })],
    ['-32603 around data.cause', { code: -32603, data: { cause: rejected } }],
    ['error.error', { code: -32000, error: { code: -32603, error: rejected } }],
    ['info.error of ethers', { code: 'ACTION_REJECTED', info: { action: 'sendTransaction', error: rejected } }],
    ['info.error without the word of ethers', { code: 'UNKNOWN_ERROR', info: { error: rejected } }],
    ['the word of ethers alone', { code: 'ACTION_REJECTED', message: 'ethers-user-denied' }],
    ['an internal error inside', { ...rejected, data: { code: -32603 } }],
    ['a code as text', { code: '4001' }],
    ['JSON in the message', new Error('Internal JSON-RPC error. {"code":4001,"message":"rejected"}')],
    ['JSON deep in the message', { code: -32603, message: `[query] '{"value":{"code":-32603,"data":{"code":4001}}}'` }],
  ])('[ERR-03] behavior: declined, from %s', (_shape, error) => {
    expect(fromRpc(error)).toMatchObject({ code: 'rpc/user-rejected', cause: error })
  })

  it('[ERR-03] behavior: the deepest of several, and a vague one only when there is no other', () => {
    expect(fromRpc({ code: 4100, data: { code: 4902 } }).code).toBe('rpc/unrecognized-chain')
    expect(fromRpc({ code: 4902, data: { code: -32603 } }).code).toBe('rpc/unrecognized-chain')
    expect(fromRpc({ code: -32603, data: { code: -32000 } }).code).toBe('rpc/invalid-input')
    expect(fromRpc({ code: -32603, data: { code: 3, message: 'execution reverted' } }).code).toBe('rpc/internal')
  })
})

describe('words, where there is no code or a vague one', () => {
  it.each([
    'User rejected the request.',
    'User rejected request',
    'MetaMask Tx Signature: User denied transaction signature.',
    'user denied',
    'Error: User denied account authorization',
    'The user canceled the operation',
    'User cancelled',
    'cancelled',
    'Canceled.',
    'Request rejected',
    'Transaction declined',
    'Transaction was rejected by the user',
    'Signature denied by user',
    'User rejected the request "eth_requestAccounts".',
    'Connection request was cancelled by the user.',
  ])('behavior: %j is a refusal', (message) => {
    for (const error of [
      message,
      new Error(message),
      { code: -32603, message },
      { code: 5000, message },
      { data: { message } },
    ])
      expect(fromRpc(error).code).toBe('rpc/user-rejected')
  })

  it.each([
    'execution reverted: user denied',
    'execution reverted: "User rejected the request."',
    "VM Exception while processing transaction: reverted with reason string 'cancelled'",
    'Cannot estimate gas: the call answered "User denied"',
    'execution reverted: {"code":4001,"message":"User rejected the request."}',
    'The order was cancelled in block 7',
    'Cannot estimate gas: user denied',
    'nonce too low',
    'user not found',
    'Request rejected by the node: rate limit',
  ])('behavior: %j is none', (message) => {
    for (const error of [message, new Error(message)]) expect(fromRpc(error).code).toBe('unknown')
    expect(fromRpc({ code: -32000, message }).code).toBe('rpc/invalid-input')
    expect(fromRpc({ code: -32603, message: 'Internal', data: { message } }).code).toBe('rpc/internal')
  })

  it('behavior: a code that says something is not overruled by words', () => {
    expect(fromRpc({ code: 4100, message: 'User rejected the request.' }).code).toBe('rpc/unauthorized')
  })
})

describe('hostile errors', () => {
  it('behavior: a tree that grows while it is read ends soon', () => {
    let reads = 0
    const grow = (): object =>
      new Proxy(
        {},
        {
          get: (_target, name) => {
            reads += 1
            return name === 'code' || name === 'message' ? undefined : grow()
          },
        },
      )
    expect(fromRpc(grow()).code).toBe('unknown')
    expect(reads).toBeLessThan(2_000)
  })

  it('behavior: getters that throw, and a message that is no JSON', () => {
    const error = Object.defineProperty({ message: '{{{"code":4001}' }, 'data', {
      get: () => {
        throw new Error('no')
      },
    })
    expect(fromRpc(error).code).toBe('unknown')
  })
})

describe('anything else', () => {
  it('is unknown, keeps its cause, and its text is cut', () => {
    const cause = new Error('x'.repeat(10_000))
    const error = fromRpc(cause)
    expect(error).toMatchObject({ code: 'unknown', shortMessage: 'Something went wrong', cause })
    expect(error.details).toHaveLength(500)
  })
  it('an error of ours passes as it is', () => {
    const error = new PorticoError('disconnect/failed')
    expect(fromRpc(error)).toBe(error)
  })
  it('a circle of causes ends', () => {
    const error: { cause?: unknown; data?: unknown } = {}
    error.cause = error
    error.data = error
    expect(fromRpc(error).code).toBe('unknown')
  })
})
