import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { secureContextProblems } from './secureContextProblems.mjs'

const rulesOf = (text) => {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true)
  return secureContextProblems(source).map(([, rule]) => rule)
}

describe('what browsers take away on pages without TLS', () => {
  it.each([
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['globalThis.crypto.randomUUID()', 'crypto.randomUUID'],
    ['const id = crypto.randomUUID', 'crypto.randomUUID'],
    ['crypto.subtle.digest(a, b)', 'crypto.subtle without a guard'],
    ['window.navigator.clipboard.writeText(a)', 'navigator.clipboard without a guard'],
    ['const clipboard = navigator.clipboard', 'navigator.clipboard without a guard'],
    ['const locks = navigator.locks as LockManager', 'navigator.locks without a guard'],
  ])('refuses %s', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule])
  })

  it.each([
    'crypto.getRandomValues(a)',
    'navigator.clipboard?.writeText(a)',
    'const subtle = crypto.subtle as SubtleCrypto | undefined',
    ';(navigator.clipboard as Clipboard | undefined)?.writeText(a)',
    'env.crypto.subtle.digest(a)',
  ])('allows %s', (text) => {
    expect(rulesOf(text)).toEqual([])
  })
})
