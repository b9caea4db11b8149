import { peerReasons } from '@portico/wire/relay'
import { describe, expect, it } from 'vitest'
import { createDapp } from '../dapp/createDapp.js'
import { limits } from '../limits.js'
import { createWallet } from '../wallet/createWallet.js'
import {
  account,
  address,
  connect,
  createWorld,
  granted,
  next,
  optionsFor,
  otherAddress,
  propose,
  type World,
} from './world.js'

describe.each([
  ['@noble', (): SubtleCrypto | undefined => undefined],
  ['the platform', (): SubtleCrypto | undefined => crypto.subtle],
] as const)('a session over %s', (_, subtle) => {
  const world = (): World => createWorld({ env: { subtle } })

  it('[RELAY-03] pairs, settles, keeps the namespaces and says so on both ends', async () => {
    const { dapp, wallet, dappEnv } = world()
    const connected = next(dapp, 'connect')
    const session = await connect({ dapp, wallet })
    expect(session.namespaces).toEqual(granted)
    expect(await connected).toEqual(session)
    expect(session.peer.metadata.name).toBe('wallet')
    expect(wallet.sessions()).toMatchObject([{ topic: session.topic, isAcknowledged: true }])
    expect(dappEnv.kept.get('@portico/relay/sessions')).toContain(account)
    expect(JSON.stringify(session)).not.toContain('symKey')
  })

  it('asks and answers', async () => {
    const { dapp, wallet } = world()
    const { topic } = await connect({ dapp, wallet })
    const asked = next(wallet, 'request')
    const answer = dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: ['0x68', address] })
    const { id, method, params, chainId, peer } = await asked
    expect({ method, params, chainId, peer: peer.name }).toEqual({
      method: 'personal_sign',
      params: ['0x68', address],
      chainId: 'eip155:1',
      peer: 'dapp',
    })
    await wallet.respond({ topic, id, result: '0xsigned' })
    expect(await answer).toBe('0xsigned')
  })
})

it('hands the wallet’s error on, with its number', async () => {
  const { dapp, wallet } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  wallet.on('request', ({ id }) => void wallet.respond({ topic, id, error: { code: 4001, message: 'No thanks' } }))
  const answer = dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
  await expect(answer).rejects.toMatchObject({ code: 'relay/peer', rpcCode: 4001, details: 'No thanks' })
})

it('answers a request once', async () => {
  const { dapp, wallet } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  const asked = next(wallet, 'request')
  const answer = dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
  const { id } = await asked
  await wallet.respond({ topic, id, result: 1 })
  await expect(wallet.respond({ topic, id, result: 2 })).rejects.toMatchObject({ code: 'relay/request-not-found' })
  expect(await answer).toBe(1)
})

it('a rejected proposal says so, and the link is spent', async () => {
  const { dapp, wallet, hub } = createWorld()
  const { pairing, proposal } = await propose(dapp)
  const asked = next(wallet, 'proposal')
  await wallet.pair(pairing.uri)
  await wallet.reject((await asked).id)
  await expect(proposal.approval).rejects.toMatchObject({ code: 'relay/proposal-rejected', rpcCode: 5000 })
  await expect(wallet.pair(pairing.uri)).rejects.toMatchObject({ code: 'relay/uri-used' })
  expect(dapp.sessions()).toEqual([])
  const tags = hub.calls.flatMap(({ method, params }) =>
    method === 'irn_publish' ? [(params as { tag: number }).tag] : [],
  )
  expect(tags).toEqual([1100, 1120])
})

it('a wallet does not send what was not granted, nor does a page ask for it', async () => {
  const { dapp, wallet } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  const ask = (chainId: string, method: string) => dapp.request({ topic, chainId, method })
  await expect(ask('eip155:137', 'personal_sign')).rejects.toMatchObject({ code: 'relay/chain-not-granted' })
  await expect(ask('eip155:1', 'eth_sign')).rejects.toMatchObject({ code: 'relay/method-not-granted' })
  await expect(wallet.emit({ topic, chainId: 'eip155:1', event: { name: 'other', data: 1 } })).rejects.toMatchObject({
    code: 'relay/event-not-granted',
  })
})

it('updates accounts and chains; a page refuses an update that grants nothing of use', async () => {
  const { dapp, wallet } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  const changed = next(dapp, 'update')
  const accounts = [`eip155:10:${otherAddress}`]
  const namespaces = { eip155: { ...granted.eip155, chains: ['eip155:10'], accounts } }
  await wallet.update(topic, namespaces)
  expect((await changed).namespaces).toEqual(namespaces)
  const useless = { eip155: { ...granted.eip155, chains: ['eip155:5'], accounts: [`eip155:5:${address}`] } }
  await expect(wallet.update(topic, useless)).rejects.toMatchObject({ code: 'relay/chains-not-asked' })
  expect(wallet.sessions()[0]?.namespaces).toEqual(namespaces)
})

it('extends for seven days from now', async () => {
  const { dapp, wallet, clock } = createWorld()
  const { topic, expiry } = await connect({ dapp, wallet })
  await clock.advance(600_000)
  await wallet.extend(topic)
  expect(dapp.sessions()[0]?.expiry).toBe(expiry + 600)
  expect(wallet.sessions()[0]?.expiry).toBe(expiry + 600)
})

it('pings both ways, and gives up after 30 s', async () => {
  const { dapp, wallet, clock } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  await dapp.ping(topic)
  await wallet.ping(topic)
  wallet.destroy()
  const unheard = dapp.ping(topic)
  const failed = expect(unheard).rejects.toMatchObject({ code: 'relay/request-expired' })
  await clock.advance(limits.pingMs)
  await failed
})

it('[RELAY-04] a delete by the wallet cleans up, says so, and ends what was being asked', async () => {
  const { dapp, wallet, dappEnv } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  const asked = next(wallet, 'request')
  const pending = dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
  const ended = next(dapp, 'disconnect')
  const failed = expect(pending).rejects.toMatchObject({ code: 'relay/session-ended', rpcCode: 6000 })
  await asked
  await wallet.disconnect(topic)
  expect(await ended).toMatchObject({ topic, by: 'peer', reason: { code: 6000 } })
  await failed
  expect(dapp.sessions()).toEqual([])
  expect(wallet.sessions()).toEqual([])
  expect(dappEnv.kept.has('@portico/relay/sessions')).toBe(false)
  expect(dappEnv.kept.has('@portico/relay/inbox')).toBe(false)
  await expect(dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })).rejects.toMatchObject({
    code: 'relay/session-not-found',
  })
})

it('[RELAY-04] a delete by the page reaches the wallet', async () => {
  const { dapp, wallet } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  const ended = next(wallet, 'disconnect')
  await dapp.disconnect(topic)
  expect(await ended).toMatchObject({ topic, by: 'peer', reason: peerReasons.userDisconnected })
  expect([...dapp.sessions(), ...wallet.sessions()]).toEqual([])
})

it('requests and proposals end when their time is over', async () => {
  const { dapp, wallet, clock } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  const expired = next(wallet, 'expire')
  const request = dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
  const asked = await next(wallet, 'request')
  const failed = expect(request).rejects.toMatchObject({ rpcCode: 8000 })
  await clock.advance(limits.requestSeconds * 1000)
  await failed
  expect(await expired).toEqual({ id: asked.id })
  const { proposal } = await propose(dapp)
  const late = expect(proposal.approval).rejects.toMatchObject({ code: 'relay/proposal-expired' })
  await clock.advance(limits.pairingMs)
  await late
})

it('a wallet that was away gets a request within its lifetime, and its answer arrives', async () => {
  const { dapp, wallet, walletEnv, hub, clock } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  wallet.destroy()
  const answer = dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' })
  await clock.advance(200_000)
  const back = createWallet(walletEnv, optionsFor(hub, 'wallet'))
  back.on('request', ({ id }) => void back.respond({ topic, id, result: 'late' }))
  await back.restore()
  expect(await answer).toBe('late')
})

it('a session that ended while both were away is cleaned up, and they hear of it', async () => {
  const { dapp, wallet, dappEnv, walletEnv, hub, clock } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  dapp.destroy()
  wallet.destroy()
  await clock.advance(limits.sessionSeconds * 1000)
  const page = createDapp(dappEnv, optionsFor(hub, 'dapp'))
  const app = createWallet(walletEnv, optionsFor(hub, 'wallet'))
  const ends = [next(page, 'disconnect'), next(app, 'disconnect')]
  expect(await page.restore()).toEqual([])
  expect(await app.restore()).toEqual([])
  for (const end of ends) expect(await end).toMatchObject({ topic, by: 'expiry' })
  expect([...dappEnv.kept.keys()]).toEqual(['@portico/relay/identity'])
})

it('both ends find their session again after a restart', async () => {
  const { dapp, wallet, dappEnv, walletEnv, hub } = createWorld()
  const session = await connect({ dapp, wallet })
  dapp.destroy()
  wallet.destroy()
  const page = createDapp(dappEnv, optionsFor(hub, 'dapp'))
  const app = createWallet(walletEnv, optionsFor(hub, 'wallet'))
  expect(await page.restore()).toEqual([session])
  expect(await app.restore()).toMatchObject([{ topic: session.topic }])
  await page.ping(session.topic)
  await app.ping(session.topic)
})

it('a wallet asks again after a restart what the person has not answered', async () => {
  const { dapp, wallet, walletEnv, hub } = createWorld()
  const { pairing, proposal } = await propose(dapp)
  const asked = next(wallet, 'proposal')
  await wallet.pair(pairing.uri)
  const { id } = await asked
  wallet.destroy()
  const back = createWallet(walletEnv, optionsFor(hub, 'wallet'))
  const again = next(back, 'proposal')
  await back.restore()
  expect((await again).id).toBe(id)
  await back.approve({ id, namespaces: granted })
  expect((await proposal.approval).namespaces).toEqual(granted)
})

it('two pages in one process do not hear each other', async () => {
  const world = createWorld()
  const { hub, clock, dappEnv } = world
  const second = createDapp(dappEnv, optionsFor(hub, 'second', { storagePrefix: '@portico/second/' }))
  await connect(world)
  expect(await second.restore()).toEqual([])
  expect(await second.clientId()).not.toBe(await world.dapp.clientId())
  second.destroy()
  world.dapp.destroy()
  world.wallet.destroy()
  await clock.flush()
  expect(clock.pending()).toBe(0)
})

it('a wallet that was closed before the page confirmed learns of it afterwards, or gives the session up', async () => {
  for (const isConfirmed of [true, false]) {
    const { dapp, wallet, walletEnv, hub, clock } = createWorld()
    const { pairing, proposal } = await propose(dapp)
    const asked = next(wallet, 'proposal')
    await wallet.pair(pairing.uri)
    if (!isConfirmed) dapp.destroy()
    const { id } = await asked
    hub.controls.tamper = (delivery) => (delivery.tag === 1103 ? [] : [delivery])
    await wallet.approve({ id, namespaces: granted })
    if (isConfirmed) await proposal.approval
    wallet.destroy()
    hub.controls.tamper = (delivery) => [delivery]
    await clock.advance(isConfirmed ? 0 : limits.requestSeconds * 1000)
    const back = createWallet(walletEnv, optionsFor(hub, 'wallet'))
    const heard = isConfirmed ? next(back, 'connect') : next(back, 'disconnect')
    await back.restore()
    expect(await heard).toMatchObject(isConfirmed ? { isAcknowledged: true } : { reason: { code: 7000 } })
    expect(back.sessions()).toHaveLength(isConfirmed ? 1 : 0)
  }
})

it('a page that gives up tells the wallet that has the link open', async () => {
  const { dapp, wallet } = createWorld()
  const { pairing, proposal } = await propose(dapp)
  const asked = next(wallet, 'proposal')
  await wallet.pair(pairing.uri)
  const { id } = await asked
  const expired = next(wallet, 'expire')
  proposal.cancel()
  await expect(proposal.approval).rejects.toMatchObject({ code: 'relay/proposal-cancelled' })
  expect(await expired).toEqual({ id })
  await expect(wallet.approve({ id, namespaces: granted })).rejects.toMatchObject({ code: 'relay/proposal-not-found' })
})

it('a page that gives up and is closed in the same moment tells it as well', async () => {
  const { dapp, wallet } = createWorld()
  const { pairing, proposal } = await propose(dapp)
  const asked = next(wallet, 'proposal')
  await wallet.pair(pairing.uri)
  const { id } = await asked
  const expired = next(wallet, 'expire')
  proposal.cancel()
  dapp.destroy()
  expect(await expired).toEqual({ id })
})
