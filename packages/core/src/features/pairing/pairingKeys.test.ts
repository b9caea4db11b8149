import { fakeEnv } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { createStorage } from '../../storage/createStorage.js'
import { attemptKey } from './attemptKey.js'
import { pairingKeys } from './pairingKeys.js'

function read(raw: string) {
  const env = fakeEnv()
  env.memory.setItem('WALLETCONNECT_DEEPLINK_CHOICE', raw)
  const value = createStorage(env, undefined).get(pairingKeys.deepLink)
  return { value, isKept: 'WALLETCONNECT_DEEPLINK_CHOICE' in env.memory.entries() }
}

describe('the stored link of an app', () => {
  it.each(['fox://', 'https://fox.test/app/'])('[STORE-01~] %s comes back as it was written', (href) => {
    const env = fakeEnv()
    const storage = createStorage(env, undefined)
    storage.set(pairingKeys.deepLink, { href, name: 'Fox' })
    expect(storage.get(pairingKeys.deepLink)).toEqual({ href, name: 'Fox' })
  })

  it.each([
    'nonsense',
    'null',
    '[]',
    '{}',
    '{"href":"fox://"}',
    '{"name":"Fox"}',
    '{"href":1,"name":"Fox"}',
    '{"href":"javascript:alert(1)//","name":"Fox"}',
    '{"href":"intent://x#Intent;S.browser_fallback_url=https://evil.test;end","name":"Fox"}',
    '{"href":"http://evil.test/","name":"Fox"}',
    '{"href":"data:text/html,x","name":"Fox"}',
    `{"href":"fox://","name":"${'x'.repeat(600)}"}`,
    '{"__proto__":{"href":"fox://"},"name":"Fox"}',
  ])('[STORE-03] sec:C11 %s is nobody’s link, and is removed', (raw) => {
    expect(read(raw)).toEqual({ value: undefined, isKept: false })
  })
})

describe('the stored attempt', () => {
  const wallet = { id: 'fox', name: 'Fox', homepage: 'https://fox.example' }
  const good = { expiresAt: 1, href: 'fox://', topic: 'ab12', wallet }
  const readAttempt = (value: unknown) => {
    const env = fakeEnv()
    env.memory.setItem('@portico/pending_pairing', typeof value === 'string' ? value : JSON.stringify(value))
    return createStorage(env, undefined).get(attemptKey)
  }

  it('comes back as it was written, without what is not needed', () => {
    expect(readAttempt(good)).toEqual(good)
    expect(readAttempt({ ...good, wallet: { ...good.wallet, image_url: 'https://x.test', chains: ['a'] } })).toEqual(
      good,
    )
  })

  it.each([
    'nonsense',
    'null',
    '[]',
    '{}',
    { ...good, expiresAt: 'soon' },
    { ...good, topic: undefined },
    { ...good, href: 'javascript:alert(1)//' },
    { ...good, wallet: { id: 'fox' } },
    { ...good, wallet: 'fox' },
    '{"expiresAt":1,"href":"fox://","topic":"ab12","wallet":{"__proto__":{"id":"fox","name":"Fox"}}}',
  ])('[STORE-03] sec:C11 %j is none', (value) => {
    expect(readAttempt(value)).toBeUndefined()
  })
})
