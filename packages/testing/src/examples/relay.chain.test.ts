import { createRelayWallet } from '@portico/testing/relay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { propose, type RelayWorld, startRelayWorld } from '../test/relayWorld.js'

// The example of the README, with a relay, a chain and a page of this run.

let world: RelayWorld

beforeAll(async () => {
  world = await startRelayWorld()
})
afterAll(() => world.stop())

it('example: a wallet on another device', async () => {
  const { relayUrl, projectId } = world
  const page = world.openDapp()
  const { uri: link } = await propose(page)

  const wallet = createRelayWallet({
    relayUrl,
    projectId,
    chains: { 31337: { rpcUrl: world.devnet.chains[0]?.rpcUrl } },
    script: [{ type: 'reject', on: 'personal_sign' }],
    WebSocket,
  })

  await wallet.pair(link)
  const { topic } = await wallet.waitForSession()

  const params = ['0x68656c6c6f', wallet.accounts[0]]
  const signed = page.request({ topic, chainId: 'eip155:31337', method: 'personal_sign', params })
  await expect(signed).rejects.toMatchObject({ rpcCode: 4001 })
  wallet.destroy()
})
