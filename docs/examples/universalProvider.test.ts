import { EventEmitter } from 'node:events'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import { startTestPortico } from '@portico/testing'
import { expect, it, vi } from 'vitest'
import { askPaired, createSharedKit } from './universalProvider.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const peer = { publicKey: 'ab'.repeat(32), metadata: { name: 'Pocket', description: '', url: '', icons: [] } }
const granted = { accounts: [`eip155:1:${address}`], methods: ['personal_sign'], events: [] }

/** A provider that is connected already. */
function connectedProvider() {
  const asked: unknown[] = []
  const session = { topic: 'cd'.repeat(32), expiry: Date.now() / 1_000 + 60, peer, namespaces: { eip155: granted } }
  return Object.assign(new EventEmitter(), {
    asked,
    session: { ...session, expiry: Math.round(session.expiry) },
    connect: async () => session,
    disconnect: async () => undefined,
    async request(...given: unknown[]) {
      asked.push(given)
      return '0xsigned'
    },
  })
}

it('the wallet of a provider that the site lends is asked on its own network', async () => {
  const provider = connectedProvider()
  const options = { networks: [mainnet], adapters: [evm()], universalProvider: provider }
  const { kit } = await startTestPortico({ options })
  await vi.waitFor(() => expect(kit.getAddress()).toBe(address), { timeout: 15_000 })
  expect(await askPaired(kit, 'personal_sign', ['0x00', address])).toBe('0xsigned')
  expect(provider.asked.at(-1)).toEqual([{ method: 'personal_sign', params: ['0x00', address] }, 'eip155:1'])
  kit.destroy()
  expect(provider.eventNames()).toEqual([])
})

it('it is what the kit says it pairs through', async () => {
  const provider = connectedProvider()
  const kit = createSharedKit(provider)
  expect(await kit.getUniversalProvider()).toBe(provider)
  kit.destroy()
})
