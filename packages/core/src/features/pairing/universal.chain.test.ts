import { type Hex, verifyMessage } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHostProvider, type HostProvider } from '../../../test/hostProvider.js'
import { eventually, type PairingWorld, startPairingWorld } from '../../../test/pairingWorld.js'

let world: PairingWorld
const opened: HostProvider[] = []

beforeAll(async () => {
  world = await startPairingWorld()
}, 180_000)
afterEach(() => {
  world.closeAll()
  for (const provider of opened.splice(0)) provider.destroy()
})
afterAll(() => world.stop())

function openHostProvider(): HostProvider {
  const provider = createHostProvider(world)
  opened.push(provider)
  return provider
}
const hex = '0x68656c6c6f'

describe('the paired wallet as a provider', () => {
  it('is there while a wallet is paired, with the networks that it approved', async () => {
    const { kit, pairWith } = await world.openKit()
    expect(await kit.getUniversalProvider()).toBeUndefined()
    expect(kit.getApprovedCaipNetworkIds()).toEqual([])
    const wallet = world.openWallet()
    await pairWith(wallet)
    expect(kit.getApprovedCaipNetworkIds()).toEqual(['eip155:31337', 'eip155:31338'])
    const provider = await kit.getUniversalProvider()
    const address = wallet.accounts[0] as Hex // one key was given
    expect(provider?.session).toMatchObject({ peer: { metadata: { name: 'Virtual Relay Wallet' } } })
    const signed = await provider?.request({ method: 'personal_sign', params: [hex, address] }, 'eip155:31338')
    expect(await verifyMessage({ address, message: { raw: hex }, signature: signed as Hex })).toBe(true) // proved here
    await expect(provider?.request({ method: 'personal_sign', params: [] }, 'eip155:1')).rejects.toMatchObject({
      code: 4901,
    })
    const told: unknown[] = []
    provider?.on('session_event', (payload) => told.push(payload))
    wallet.changeChain(31338)
    await eventually(() => expect(told).toContainEqual(expect.objectContaining({ topic: wallet.sessions[0]?.topic })))
    await provider?.disconnect()
    expect(kit.getIsConnectedState()).toBe(false)
    expect(await kit.getUniversalProvider()).toBeUndefined()
    await eventually(() => expect(wallet.sessions).toEqual([]))
  })
})

describe('a provider that the site has already', () => {
  it('makes the link, and its session is the kit’s', async () => {
    const universalProvider = openHostProvider()
    const { kit, pairWith, pairing } = await world.openKit({ options: { universalProvider, endpoints: {} } })
    const wallet = world.openWallet({ name: 'Pocket' })
    await pairWith(wallet)
    expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: wallet.accounts[0] })
    expect(await kit.getUniversalProvider()).toBe(universalProvider)
    expect(pairing.store.get().status).toBe('idle')
    const address = wallet.accounts[0] as Hex // one key was given
    const signature = (await kit.signMessage('hello')) as Hex // proved here
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    wallet.changeChain(31338)
    await eventually(() => expect(kit.getChainId()).toBe(31338))
    await wallet.end()
    await eventually(() => expect(kit.getAccount('eip155').status).toBe('disconnected'))
  })

  it('that is connected already connects the kit, which ends it for both', async () => {
    const universalProvider = openHostProvider()
    const wallet = world.openWallet()
    universalProvider.on('display_uri', (uri) => void wallet.pair(String(uri)))
    const asked = { chains: ['eip155:31337'], methods: ['personal_sign'], events: ['chainChanged'] }
    await universalProvider.connect({ optionalNamespaces: { eip155: asked } })
    const { kit } = await world.openKit({ options: { universalProvider } })
    await eventually(() => expect(kit.getAddress()).toBe(wallet.accounts[0]))
    expect(kit.getApprovedCaipNetworkIds()).toEqual(['eip155:31337'])
    await kit.disconnect()
    expect(universalProvider.session).toBeUndefined()
    await eventually(() => expect(wallet.sessions).toEqual([]))
  })

  it('whose session is nonsense connects nothing', async () => {
    const universalProvider = { ...openHostProvider(), session: { topic: 'x', namespaces: { eip155: 7 } } }
    const { kit, pairing, uri } = await world.openKit({ options: { universalProvider } })
    void pairing.begin()
    // The client is here by now, and has looked at the session.
    await uri()
    expect(kit.getIsConnectedState()).toBe(false)
  })
})
