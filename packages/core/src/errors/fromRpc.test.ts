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
