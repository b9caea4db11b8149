import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { apiError } from './apiError.js'
import { type ApiErrorCode, apiSentences } from './apiSentences.js'
import { catalogue } from './catalogue.js'
import { isPorticoError, PorticoError } from './PorticoError.js'
import { walletError } from './walletError.js'
import { type WalletErrorCode, walletSentences } from './walletSentences.js'

/** Answers every name with itself, so that a row may ask for what it likes. */
const context = new Proxy({}, { get: (_target, name) => String(name) })

function checkError(error: PorticoError, code: string): void {
  expect(error.code).toBe(code)
  expect(error.message.length).toBeGreaterThan(10)
  expect(error.message).not.toMatch(/undefined|\[object/)
  expect(error.shortMessage).not.toBe(code === 'unknown' ? '' : catalogue.unknown())
  expect(error).toBeInstanceOf(Error)
  expect(error.name).toBe('PorticoError')
}

describe('an error of ours', () => {
  it.each(Object.keys(catalogue) as (keyof typeof catalogue)[])(
    '[ERR-03] %s has a stable code and a sentence without holes',
    (code) => {
      checkError(new PorticoError(code as 'unknown', context as never), code) // `context` has every parameter
    },
  )
  it.each(Object.keys(apiSentences) as ApiErrorCode[])(
    '[ERR-03] %s brings its own',
    (code) => checkError(apiError(code as 'api/aborted', context as never), code), // as above
  )
  it.each(Object.keys(walletSentences) as WalletErrorCode[])(
    '[ERR-03] %s brings its own too',
    (code) => checkError(walletError(code as 'connect/abandoned', context as never), code), // as above
  )
  it('whose sentence is not in the catalogue is not made without it', () => {
    const folders = ['core', 'evm', 'react', 'wagmi'].map((name) => new URL(`../../../${name}/src/`, import.meta.url))
    const sources = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /(?<!\.test|\.test-d)\.tsx?$/.test(path))
        .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8')),
    )
    const made = sources.flatMap((text) => [...text.matchAll(/new PorticoError\(\s*'([^']+)'(.*)/g)])
    expect(made.length).toBeGreaterThan(20)
    const known = Object.keys(catalogue)
    expect(made.filter(([, code = '', rest = '']) => !known.includes(code) && !rest.includes('sentence'))).toEqual([])
  })
  it("the specification's words are the sentence", () => {
    expect(new PorticoError('config/siwe-and-siwx').message).toBe('Cannot set both `siweConfig` and `siwx` options')
    expect(new PorticoError('namespace/not-configured').message).toBe(
      'Namespace is not configured, please call connect() first',
    )
    expect(new PorticoError('adapter/not-found', { namespace: 'solana' }).message).toBe(
      "Adapter for namespace solana doesn't exist",
    )
    expect(walletError('network/not-found').message).toBe('Network not found')
    expect(new PorticoError('network/not-supported').message).toBe('Chain is not supported')
    expect(new PorticoError('capability/unsupported').message).toBe('Unsupported chain')
    expect(walletError('disconnect/failed').message).toBe('Failed to disconnect')
  })
  it('begins with the short message and adds the details', () => {
    const error = walletError('disconnect/failed', undefined, { details: 'port closed', cause: 7 })
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
      cause: walletError('disconnect/failed', undefined, { cause: root }),
    })
    expect(error.walk()).toBe(root)
    expect(error.walk((one) => isPorticoError(one, 'disconnect/failed'))).toMatchObject({ code: 'disconnect/failed' })
    expect(error.walk((one) => one instanceof RangeError)).toBeNull()
  })
})
