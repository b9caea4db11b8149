import { describe, expect, it } from 'vitest'
import { createDapp } from '../dapp/createDapp.js'
import { createProvider } from '../dapp/createProvider.js'
import { createWallet, type Wallet } from '../wallet/createWallet.js'
import { address, connect, createWorld, granted, next, optionsFor, otherAddress, propose, testEnv } from './world.js'

const others = { eip155: { ...granted.eip155, accounts: [`eip155:1:${otherAddress}`] } }

/** A page that made a link and was closed; its storage, and a wallet that has the link open. */
async function closed() {
  const world = createWorld()
  const { pairing } = await propose(world.dapp)
  world.dapp.destroy()
  const asked = next(world.wallet, 'proposal')
  await world.wallet.pair(pairing.uri)
  const { id } = await asked
  return { ...world, pairing, id }
}

const reopen = ({ dappEnv, hub }: Pick<ReturnType<typeof createWorld>, 'dappEnv' | 'hub'>) =>
  createDapp(dappEnv, optionsFor(hub, 'dapp'))

const openOther = ({ hub, clock }: Pick<ReturnType<typeof createWorld>, 'hub' | 'clock'>): Wallet =>
  createWallet(testEnv(hub, clock), optionsFor(hub, 'other'))

describe('a proposal of an earlier visit', () => {
  it('is taken up by its link: what was approved meanwhile is found', async () => {
    const world = await closed()
    await world.wallet.approve({ id: world.id, namespaces: granted })
    const page = reopen(world)
    const resumed = await page.resume(world.pairing.topic)
    const session = await resumed?.approval
    expect(session).toMatchObject({ namespaces: granted, pairingTopic: world.pairing.topic })
    expect(page.sessions()).toEqual([session])
  })

  it('and what is approved later', async () => {
    const world = await closed()
    const page = reopen(world)
    const resumed = await page.resume(world.pairing.topic)
    await world.wallet.approve({ id: world.id, namespaces: granted })
    expect(await resumed?.approval).toMatchObject({ namespaces: granted })
  })

  it('also when the session began and the page was closed before it was used', async () => {
    const world = createWorld()
    const session = await connect(world)
    world.dapp.destroy()
    const resumed = await reopen(world).resume(session.pairingTopic ?? '')
    expect(await resumed?.approval).toEqual(session)
  })

  it('is not taken up twice, nor under another link, nor when its time is over', async () => {
    const world = await closed()
    const page = reopen(world)
    expect(await page.resume('ab'.repeat(32))).toBeUndefined()
    expect(await page.resume(world.pairing.topic)).toBeDefined()
    expect(await page.resume(world.pairing.topic)).toBeUndefined()
    page.destroy()
    await world.clock.advance(300_000)
    expect(await reopen(world).resume(world.pairing.topic)).toBeUndefined()
    expect(world.dappEnv.kept.get('@portico/relay/proposals')).toBeUndefined()
  })

  it('that nobody takes up becomes no session, however late it is approved', async () => {
    const world = await closed()
    const page = reopen(world)
    await page.restore()
    const other = openOther(world)
    const session = await connect({ dapp: page, wallet: other }, others)
    const env = world.dappEnv
    const provider = await createProvider({ dapp: page, topic: session.topic, family: 'eip155', env })
    const told: unknown[] = []
    page.on('connect', (begun) => void told.push(begun))
    provider.on('accountsChanged', (list) => void told.push(list))
    await world.wallet.approve({ id: world.id, namespaces: granted })
    // Whatever the relay has for this page has come when the wallet in use has answered.
    await page.ping(session.topic)
    await page.wake()
    expect(page.sessions()).toEqual([session])
    expect(told).toEqual([])
    expect(provider.accounts()).toEqual([otherAddress])
  })

  it('that is left after it was taken up becomes none either, also when the answer is on its way', async () => {
    const world = await closed()
    const page = reopen(world)
    const resumed = await page.resume(world.pairing.topic)
    const session = await connect({ dapp: page, wallet: openOther(world) }, others)
    const approved = world.wallet.approve({ id: world.id, namespaces: granted })
    resumed?.leave()
    resumed?.leave()
    await approved
    await expect(resumed?.approval).rejects.toMatchObject({ code: 'relay/proposal-cancelled' })
    await page.ping(session.topic)
    await page.wake()
    expect(page.sessions()).toEqual([session])
  })
})

describe('another tab of the site', () => {
  it('that starts, and ends, leaves the link alone that this one shows', async () => {
    const world = createWorld()
    const { pairing, proposal } = await propose(world.dapp)
    const second = reopen(world)
    const told: unknown[] = []
    second.on('connect', (session) => void told.push(session))
    await second.restore()
    await second.wake()
    const asked = next(world.wallet, 'proposal')
    await world.wallet.pair(pairing.uri)
    await world.wallet.approve({ id: (await asked).id, namespaces: granted })
    expect(await proposal.approval).toMatchObject({ namespaces: granted })
    expect(told).toEqual([])
    expect(second.sessions()).toEqual([])
    second.destroy()
    expect(world.wallet.sessions()).toHaveLength(1)
  })

  it('that took the link up and leaves it does not spend it', async () => {
    const world = createWorld()
    const { pairing, proposal } = await propose(world.dapp)
    const second = reopen(world)
    const resumed = await second.resume(pairing.topic)
    resumed?.leave()
    const asked = next(world.wallet, 'proposal')
    await world.wallet.pair(pairing.uri)
    await world.wallet.approve({ id: (await asked).id, namespaces: granted })
    expect(await proposal.approval).toMatchObject({ namespaces: granted })
    expect(second.sessions()).toEqual([])
    // And the first one still finds it, should the browser drop its page now.
    world.dapp.destroy()
    expect(await reopen(world).resume(pairing.topic)).toBeDefined()
  })

  it('that shows a link of its own and gives it up does not spend this one’s', async () => {
    const world = createWorld()
    const { pairing, proposal } = await propose(world.dapp)
    const second = reopen(world)
    const own = await propose(second)
    own.proposal.cancel()
    const asked = next(world.wallet, 'proposal')
    await world.wallet.pair(pairing.uri)
    await world.wallet.approve({ id: (await asked).id, namespaces: granted })
    expect(await proposal.approval).toMatchObject({ namespaces: { eip155: { accounts: [`eip155:1:${address}`] } } })
  })

  it('finds the sessions that this one began, when it looks again', async () => {
    const world = createWorld()
    const second = reopen(world)
    expect(await second.restore()).toEqual([])
    const session = await connect(world)
    expect(await second.restore()).toEqual([session])
    await second.ping(session.topic)
    const updated = next(second, 'update')
    await world.wallet.update(session.topic, others)
    expect(await updated).toMatchObject({ topic: session.topic, namespaces: others })
    await second.disconnect(session.topic)
    expect(await second.restore()).toEqual([])
  })
})
