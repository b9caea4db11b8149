import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.js'
import { isPorticoError, PorticoError } from './PorticoError.js'

/** Answers every name with itself, so that a row may ask for what it likes. */
const context = new Proxy({}, { get: (_target, name) => String(name) })

describe('an error of ours', () => {
  it.each(Object.keys(catalogue) as (keyof typeof catalogue)[])(
    '[ERR-03] %s has a stable code and a sentence without holes',
    (code) => {
      const error = new PorticoError(code as 'unknown', context as never) // `context` has every parameter
      expect(error.code).toBe(code)
      expect(error.message.length).toBeGreaterThan(10)
      expect(error.message).not.toMatch(/undefined|\[object/)
      expect(error).toBeInstanceOf(Error)
      expect(error.name).toBe('PorticoError')
    },
  )
  it("the specification's words are the sentence", () => {
    expect(new PorticoError('config/siwe-and-siwx').message).toBe('Cannot set both `siweConfig` and `siwx` options')
    expect(new PorticoError('namespace/not-configured').message).toBe(
      'Namespace is not configured, please call connect() first',
    )
    expect(new PorticoError('adapter/not-found', { namespace: 'solana' }).message).toBe(
      "Adapter for namespace solana doesn't exist",
    )
    expect(new PorticoError('network/not-found').message).toBe('Network not found')
    expect(new PorticoError('network/not-supported').message).toBe('Chain is not supported')
    expect(new PorticoError('capability/unsupported').message).toBe('Unsupported chain')
    expect(new PorticoError('disconnect/failed').message).toBe('Failed to disconnect')
  })
  it('begins with the short message and adds the details', () => {
    const error = new PorticoError('disconnect/failed', undefined, { details: 'port closed', cause: 7 })
    expect(error).toMatchObject({ shortMessage: 'Failed to disconnect', details: 'port closed', cause: 7 })
    expect(error.message).toBe('Failed to disconnect\n\nDetails: port closed')
  })
  it('is known by name and code, so that two copies of the kit agree', () => {
    const foreign = Object.assign(new Error('x'), { name: 'PorticoError', code: 'disconnect/failed' })
    expect(isPorticoError(foreign, 'disconnect/failed')).toBe(true)
    expect(isPorticoError(foreign, 'unknown')).toBe(false)
    for (const value of [null, undefined, 'PorticoError', { name: 'PorticoError' }, new Error('x')])
      expect(isPorticoError(value)).toBe(false)
  })
  it('walks its causes', () => {
    const root = new TypeError('root')
    const error = new PorticoError('unknown', undefined, {
      cause: new PorticoError('disconnect/failed', undefined, { cause: root }),
    })
    expect(error.walk()).toBe(root)
    expect(error.walk((one) => isPorticoError(one, 'disconnect/failed'))).toMatchObject({ code: 'disconnect/failed' })
    expect(error.walk((one) => one instanceof RangeError)).toBeNull()
  })
})
