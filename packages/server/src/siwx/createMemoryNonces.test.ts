import { describe, expect, it } from 'vitest'
import { createMemoryNonces } from './createMemoryNonces.js'
import { issueNonce } from './issueNonce.js'

describe('createMemoryNonces', () => {
  it('gives each nonce to one caller, in time', async () => {
    let time = 0
    const now = () => time
    const nonces = createMemoryNonces({ now })
    const nonce = await issueNonce(nonces, { now })
    expect(nonce).toMatch(/^[0-9a-f]{32}$/)
    expect(await Promise.all([nonces.use(nonce), nonces.use(nonce), nonces.use('other')])).toEqual([true, false, false])
    const late = await issueNonce(nonces, { now })
    time = 600_000
    expect(await nonces.use(late)).toBe(false)
  })

  it('forgets what expired, and the oldest when it is full', async () => {
    let time = 0
    const nonces = createMemoryNonces({ now: () => time, limit: 3 })
    for (const nonce of ['a', 'b', 'c', 'd']) await nonces.add(nonce, 10)
    expect(await nonces.use('a')).toBe(false)
    expect(await nonces.use('d')).toBe(true)
    time = 10
    await nonces.add('e', 20)
    time = 5
    expect([await nonces.use('b'), await nonces.use('c'), await nonces.use('e')]).toEqual([false, false, true])
  })
})
