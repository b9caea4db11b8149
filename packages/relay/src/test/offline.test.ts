import { expect, it } from 'vitest'
import { createWallet } from '../wallet/createWallet.js'
import { connect, createWorld, next, optionsFor } from './world.js'

it('[sec:R9] a wallet that was away gets all requests before they expire, and none after', async () => {
  const world = createWorld()
  const { dapp, wallet, walletEnv, hub, clock } = world
  const { topic } = await connect(world)
  wallet.destroy()
  for (let number = 0; number < 200; number++)
    void dapp
      .request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: [number] })
      .catch(() => undefined)
      .finally(() => undefined)
  await clock.flush()
  await clock.advance(150_000)
  for (let number = 200; number < 400; number++)
    void dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: [number] }).catch(() => undefined)
  await clock.flush()
  // The first 200 are over in this moment, the others have two and a half minutes left.
  await clock.advance(150_000)
  const back = createWallet(walletEnv, optionsFor(hub, 'wallet'))
  const asked: unknown[] = []
  back.on('request', ({ params }) => void asked.push((params as unknown[])[0]))
  await back.restore()
  await clock.flush()
  expect(asked).toEqual(Array.from({ length: 200 }, (_, number) => 200 + number))
})

it('[sec:R9] to the second', async () => {
  for (const [awayMs, count] of [
    [299_000, 1],
    [300_000, 0],
  ] as const) {
    const world = createWorld()
    const { dapp, wallet, walletEnv, hub, clock } = world
    const { topic } = await connect(world)
    wallet.destroy()
    void dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign' }).catch(() => undefined)
    await clock.flush()
    await clock.advance(awayMs)
    const back = createWallet(walletEnv, optionsFor(hub, 'wallet'))
    const asked: unknown[] = []
    back.on('request', (request) => void asked.push(request))
    await back.restore()
    await clock.flush()
    expect(asked).toHaveLength(count)
  }
})

it('a page that comes back fetches over HTTP what its dead socket did not bring', async () => {
  const world = createWorld()
  const { dapp, wallet, hub, clock } = world
  const { topic } = await connect(world)
  hub.controls.deafTo.add(await dapp.clientId())
  const ended: unknown[] = []
  dapp.on('disconnect', (end) => void ended.push(end))
  await wallet.disconnect(topic)
  await clock.flush()
  expect(ended).toEqual([])
  await dapp.wake()
  expect(ended).toHaveLength(1)
  expect(hub.calls.some(({ method, by }) => method === 'irn_batchFetchMessages' && by === 'http')).toBe(true)
})

it('[RELAY-04] a delete by a page that cannot reach the relay reaches the wallet when it can: the session is over at once', async () => {
  const { dapp, wallet, hub, clock } = createWorld()
  const { topic } = await connect({ dapp, wallet })
  hub.controls.isUp = false
  hub.closeAll(1006)
  await clock.flush()
  const ended = next(wallet, 'disconnect')
  const told = dapp.disconnect(topic)
  await clock.flush()
  expect(dapp.sessions()).toEqual([])
  await clock.advance(600_000)
  expect(wallet.sessions()).toHaveLength(1)
  hub.controls.isUp = true
  await clock.advance(60_000)
  await told
  expect(await ended).toMatchObject({ topic, by: 'peer' })
})
