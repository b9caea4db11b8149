import { limits } from '@portico/core/adapter'
import { createVirtualWallet, type VirtualWallet, type VirtualWalletOptions } from '@portico/testing/wallets'
import { beforeAll, describe, expect, it } from 'vitest'
import { evmLimits } from '../evmLimits.js'
import type { FakeEnv } from '../test/createFakeEnv.js'
import { openPage, within } from '../test/openPage.js'
import { firstAddress } from '../test/testAccounts.js'

const connectorId = 'test.portico.alpha'
const alpha =
  (options: VirtualWalletOptions = {}) =>
  (env: FakeEnv): VirtualWallet =>
    createVirtualWallet({ name: 'Alpha', env, ...options })
const connected = { connectorId, accounts: [{ address: firstAddress }] }

// Loaded once here, so that a fake clock never waits for a module.
beforeAll(() => import('./createWalletSession.js'))

describe('a wallet whose prompt is open', () => {
  it.each(['reject', 'pending', 'join'] as const)('is not asked a second time (it would %s)', async (second) => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'popup', second }] }))
    const first = adapter.connect({ connectorId })
    await wallet.waitForPending()
    const again = adapter.connect({ connectorId })
    await env.settle()
    expect(wallet.requests).toHaveLength(1)
    wallet.resolvePending()
    expect(await Promise.all([first, again])).toMatchObject([connected, connected])
  })

  it('gives one refusal to all who wait', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'popup' }] }))
    const both = Promise.allSettled([adapter.connect({ connectorId }), adapter.connect({ connectorId })])
    await wallet.waitForPending()
    await env.settle()
    wallet.rejectPending()
    expect(await both).toMatchObject([
      { reason: { code: 'rpc/user-rejected' } },
      { reason: { code: 'rpc/user-rejected' } },
    ])
    expect(await adapter.connect({ connectorId })).toMatchObject(connected)
  })
})

describe('parameters: signal', () => {
  it('behavior: ends the attempt at once, and gives back what the wallet grants later', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'popup' }] }))
    const attempt = new AbortController()
    const left = adapter.connect({ connectorId, signal: attempt.signal })
    await wallet.waitForPending()
    attempt.abort()
    await expect(left).rejects.toMatchObject({ code: 'connect/abandoned' })
    wallet.resolvePending()
    await env.settle()
    expect([wallet.revocations, wallet.isAuthorized]).toEqual([1, false])
    expect(await adapter.connect({ connectorId })).toMatchObject(connected)
  })

  it('behavior: keeps the permission when the wallet was chosen again', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'popup' }] }))
    const attempt = new AbortController()
    const left = adapter.connect({ connectorId, signal: attempt.signal })
    await wallet.waitForPending()
    attempt.abort()
    await expect(left).rejects.toMatchObject({ code: 'connect/abandoned' })
    const again = adapter.connect({ connectorId })
    await env.settle()
    wallet.resolvePending()
    expect(await again).toMatchObject(connected)
    expect(wallet.prompts).toBe(1)
    expect([wallet.revocations, wallet.isAuthorized]).toEqual([0, true])
  })

  it('behavior: an attempt that ended before it began asks nobody', async () => {
    const { adapter, wallet } = await openPage(alpha())
    await expect(adapter.connect({ connectorId, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'connect/abandoned',
    })
    expect(wallet.requests).toEqual([])
  })

  it('behavior: gives back what was granted while the chain was asked for', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'hang', on: 'eth_chainId' }] }))
    const attempt = new AbortController()
    const left = adapter.connect({ connectorId, signal: attempt.signal })
    await wallet.waitForPending()
    attempt.abort()
    wallet.resolvePending()
    await expect(left).rejects.toMatchObject({ code: 'connect/abandoned' })
    await env.settle()
    expect(wallet.revocations).toBe(1)
  })

  it('behavior: keeps what another attempt at the same wallet lives on', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'hang', on: 'eth_chainId' }] }))
    const attempt = new AbortController()
    const left = adapter.connect({ connectorId, signal: attempt.signal })
    await wallet.waitForPending()
    expect(await within(env, adapter.connect({ connectorId }), 0)).toMatchObject(connected)
    attempt.abort()
    wallet.resolvePending()
    await expect(left).rejects.toMatchObject({ code: 'connect/abandoned' })
    await env.settle()
    expect([wallet.revocations, wallet.isAuthorized]).toEqual([0, true])
  })

  it('behavior: a wallet that takes no permission back is left as it is', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ supportsRevoke: false, script: [{ type: 'popup' }] }))
    const attempt = new AbortController()
    const left = adapter.connect({ connectorId, signal: attempt.signal })
    await wallet.waitForPending()
    attempt.abort()
    await expect(left).rejects.toMatchObject({ code: 'connect/abandoned' })
    wallet.resolvePending()
    await env.advance(evmLimits.revoke)
    expect(wallet.isAuthorized).toBe(true)
    expect(env.timers).toBe(0)
  })
})

describe('a wallet whose process dies', () => {
  it('behavior: can be connected later, although the first request never settles', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'crash' }] }))
    void adapter.connect({ connectorId })
    await env.advance(evmLimits.staleRequest)
    expect(await within(env, adapter.connect({ connectorId }), 0)).toMatchObject(connected)
    expect(wallet.prompts).toBe(2)
  })

  it('behavior: an approval that never arrived is found without another prompt', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'crash' }] }))
    void adapter.connect({ connectorId })
    await env.settle()
    await wallet.provider.request({ method: 'eth_requestAccounts' }) // granted by another way
    await env.advance(evmLimits.staleRequest)
    expect(await within(env, adapter.connect({ connectorId }), 0)).toMatchObject(connected)
    expect(wallet.prompts).toBe(2)
  })

  it('behavior: a prompt that was merely open for long still answers', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'popup' }] }))
    const first = adapter.connect({ connectorId })
    await env.advance(evmLimits.staleRequest)
    const again = adapter.connect({ connectorId })
    await env.settle()
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(2)
    wallet.resolvePending()
    expect(await Promise.all([first, again])).toMatchObject([connected, connected])
  })

  it('error: rpc/… when the port is closed, and the next attempt begins anew', async () => {
    const rejects = { message: 'Attempting to use a disconnected port object' }
    const { adapter } = await openPage(alpha({ script: [{ type: 'crash', rejects }] }))
    await expect(adapter.connect({ connectorId })).rejects.toMatchObject({ code: 'unknown', details: rejects.message })
    expect(await adapter.connect({ connectorId })).toMatchObject(connected)
  })

  it('error: connect/bad-answer when it dies between two questions', async () => {
    const { env, adapter } = await openPage(alpha({ script: [{ type: 'crash', on: 'eth_chainId' }] }))
    const failed = within(env, adapter.connect({ connectorId }), limits.silentAnswer)
    await expect(failed).rejects.toMatchObject({ code: 'connect/bad-answer' })
    expect(env.timers).toBe(0)
  })
})

describe('parameters: isSilent', () => {
  it('behavior: takes what the wallet has granted, without a prompt', async () => {
    const { env, adapter, wallet } = await openPage(alpha())
    const nothing = within(env, adapter.connect({ connectorId, isSilent: true }), 0)
    await expect(nothing).rejects.toMatchObject({ code: 'connect/no-accounts' })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    expect(await within(env, adapter.connect({ connectorId, isSilent: true }), 0)).toMatchObject(connected)
    expect(wallet.prompts).toBe(1)
  })

  it('error: connect/no-accounts from a wallet that says nothing', async () => {
    const { env, adapter } = await openPage(alpha({ script: [{ type: 'hang', on: 'eth_accounts' }] }))
    const failed = within(env, adapter.connect({ connectorId, isSilent: true }), limits.silentAnswer)
    await expect(failed).rejects.toMatchObject({ code: 'connect/no-accounts' })
  })
})

describe('how long a refusal took', () => {
  it('tells one at once from one that somebody made', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'reject' }, { type: 'popup' }] }))
    const failed = { code: 'rpc/user-rejected' }
    await expect(adapter.connect({ connectorId })).rejects.toMatchObject({ ...failed, elapsed: 0 })
    const slow = adapter.connect({ connectorId })
    await env.advance(4_000)
    wallet.rejectPending()
    await expect(slow).rejects.toMatchObject({ ...failed, elapsed: 4_000 })
  })
})

describe('revoke', () => {
  it('gives the permission of a wallet back that is not connected', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ authorized: true }))
    await within(env, Promise.resolve(adapter.revoke?.({ connectorId })), 0)
    expect([wallet.revocations, wallet.isAuthorized]).toEqual([1, false])
    await within(env, Promise.resolve(adapter.revoke?.({ connectorId: 'gone' })), 0)
  })
})
