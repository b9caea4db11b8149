import { type Portico, PorticoError } from '@portico/core'
import { type FakeEnvOptions, startTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { guardActions } from './guardActions.js'

/** A kit whose actions on wallets fail as they do when a deployment has removed their code. */
async function withoutWalletCode(env?: FakeEnvOptions): Promise<Portico> {
  const { kit } = await startTestPortico({ env: env ?? {} })
  const isGone = (): Promise<never> => Promise.reject(new PorticoError('modal/load-failed'))
  const { actions } = kit
  return {
    ...kit,
    actions: {
      ...actions,
      connect: isGone,
      chooseWallet: isGone,
      switchNetwork: isGone,
      chooseNetwork: isGone,
      switchAccount: isGone,
    },
  }
}

it.each(['connect', 'chooseWallet', 'switchNetwork', 'chooseNetwork', 'switchAccount'] as const)(
  '%s: code that is gone asks the visitor to reload, in words that need no further code',
  async (name) => {
    const kit = await withoutWalletCode()
    const call = guardActions(kit)[name] as () => void // it fails before it reads a parameter
    call()
    await Promise.resolve()
    await Promise.resolve()
    expect(kit.store.get().toast).toMatchObject({ open: true, variant: 'error' })
    expect(kit.store.get().toast.message).toContain('Reload the page to go on.')
  },
)

it('in the language of the visitor', async () => {
  const kit = await withoutWalletCode()
  await kit.setLocale('de')
  guardActions(kit).chooseWallet({})
  await Promise.resolve()
  await Promise.resolve()
  expect(kit.store.get().toast.message).toBe(kit.store.get().language.messages?.viewError.reload)
})

it('offline no reload is asked for: it would lose the page', async () => {
  const kit = await withoutWalletCode({ isOnline: () => false })
  guardActions(kit).chooseWallet({})
  await Promise.resolve()
  await Promise.resolve()
  expect(kit.store.get().toast.message).toBe('Check your connection, then try again. Nothing was lost.')
})

it('what a wallet refuses is left to the screen that waits for it', async () => {
  const { kit, adapter } = await startTestPortico()
  adapter.connect.fail({ code: 4001, message: 'no' })
  await kit.open()
  guardActions(kit).chooseWallet({ connector: adapter.connector('Alpha') })
  await expect.poll(() => kit.store.get().attempt?.status).toBe('failed')
  expect(kit.store.get().toast.open).toBe(false)
})
