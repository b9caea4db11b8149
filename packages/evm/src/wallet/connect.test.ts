import { createVirtualWallet, type VirtualWallet, type VirtualWalletOptions } from '@portico/testing/wallets'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FakeEnv } from '../test/createFakeEnv.js'
import { openPage, within } from '../test/openPage.js'
import { firstAddress } from '../test/testAccounts.js'
import { walletLimits } from './walletLimits.js'

const connectorId = 'test.portico.alpha'
const alpha =
  (options: VirtualWalletOptions = {}) =>
  (env: FakeEnv): VirtualWallet =>
    createVirtualWallet({ name: 'Alpha', env, ...options })
const connected = { connectorId, accounts: [{ address: firstAddress }] }

// Loaded once here, so that a fake clock never waits for a module.
beforeAll(() => import('../createWalletParts.js'))

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

describe('a wallet whose process dies', () => {
  it('behavior: can be connected later, although the first request never settles', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'crash' }] }))
    void adapter.connect({ connectorId })
    await env.advance(walletLimits.staleRequest)
    expect(await within(env, adapter.connect({ connectorId }), 0)).toMatchObject(connected)
    expect(wallet.prompts).toBe(2)
  })

  it('behavior: an approval that never arrived is found without another prompt', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'crash' }] }))
    void adapter.connect({ connectorId })
    await env.settle()
    await wallet.provider.request({ method: 'eth_requestAccounts' }) // granted by another way
    await env.advance(walletLimits.staleRequest)
    const before = wallet.requests.length
    expect(await within(env, adapter.connect({ connectorId }), 0)).toMatchObject(connected)
    expect(wallet.requests.slice(before).map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
    expect(wallet.prompts).toBe(2)
  })

  it('behavior: a prompt that was merely open for long still answers', async () => {
    const { env, adapter, wallet } = await openPage(alpha({ script: [{ type: 'popup' }] }))
    const first = adapter.connect({ connectorId })
    await env.advance(walletLimits.staleRequest)
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
    const failed = within(env, adapter.connect({ connectorId }), walletLimits.chainAfterApproval)
    await expect(failed).rejects.toMatchObject({ code: 'connect/bad-answer' })
    expect(env.timers).toBe(0)
  })
})
