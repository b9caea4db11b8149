import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'

it('what can be done with a wallet is here once it is connected: its window opens within the call', async () => {
  const { kit, adapter } = createTestPortico()
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  adapter.signMessage.hold()
  adapter.switchNetwork.hold()
  kit.signMessage('hello').catch(() => undefined)
  kit.switchNetwork('eip155:31338').catch(() => undefined)
  expect(adapter.signMessage.calls).toHaveLength(1)
  expect(adapter.switchNetwork.calls).toHaveLength(1)
})

it('so it is with a connection that is found again', async () => {
  const before = createTestPortico()
  await before.kit.actions.connect({ connector: before.adapter.connector('Alpha') })
  const { kit, adapter } = createTestPortico({ env: { memory: before.memory } })
  const signed = new Promise<void>((resolve) => {
    kit.subscribeAccount(({ address }) => {
      if (!address) return
      kit.signMessage('hello').catch(() => undefined)
      resolve()
    }, 'eip155')
  })
  await signed
  expect(adapter.signMessage.calls).toHaveLength(1)
})

it('prepare() fetches all of it: connecting and copying happen within the call', async () => {
  const { kit, adapter, env } = createTestPortico()
  await kit.prepare()
  adapter.connect.hold()
  kit.actions.connect({ connector: adapter.connector('Alpha') }).catch(() => undefined)
  kit.actions.copyText({ text: '0x1', message: 'Copied' }).catch(() => undefined)
  expect(adapter.connect.calls).toHaveLength(1)
  expect(env.copied).toEqual(['0x1'])
})

it('without a wallet it is fetched for whoever asks: a network is chosen, nothing is signed', async () => {
  const { kit } = createTestPortico()
  await kit.switchNetwork('eip155:31338')
  expect(kit.getChainId()).toBe(31338)
  await expect(kit.signMessage('hello')).rejects.toMatchObject({ code: 'account/not-connected' })
})
