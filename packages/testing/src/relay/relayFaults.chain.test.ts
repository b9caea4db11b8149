import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connect, type RelayWorld, startRelayWorld } from '../test/relayWorld.js'

const hello = '0x68656c6c6f'
let world: RelayWorld

beforeAll(async () => {
  world = await startRelayWorld()
})
afterEach(() => world.closeAll())
afterAll(() => world.stop())

describe('a virtual relay wallet with a bad connection', () => {
  it('floods the page with events; the last one tells the truth', async () => {
    const wallet = world.openWallet()
    const { dapp, ask } = await connect(wallet, world.openDapp())
    const heard: unknown[] = []
    const all = new Promise<void>((resolve) => dapp.on('event', ({ data }) => heard.push(data) === 20 && resolve()))
    wallet.play([{ type: 'flood', count: 20 }])
    await ask('personal_sign', [hello, wallet.accounts[0]])
    await all
    expect(heard.at(-1)).toEqual(wallet.accounts.map((address) => `eip155:31337:${address}`))
  })

  it('answers although its socket drops, twice, late, or after the next one', async () => {
    const wallet = world.openWallet()
    const { ask } = await connect(wallet, world.openDapp())
    const sign = () => ask('personal_sign', [hello, wallet.accounts[0]])
    wallet.play([
      { type: 'dropSocket' },
      { type: 'duplicate', count: 3 },
      { type: 'delay', ms: 5 },
      { type: 'reorder' },
    ])
    const answers = [await sign(), await sign(), await sign()]
    expect(new Set(answers).size).toBe(1)

    const order: string[] = []
    const held = sign().then(() => order.push('first'))
    await expect.poll(() => wallet.requests.length).toBe(5)
    await sign().then(() => order.push('second'))
    await held
    expect(order).toEqual(['second', 'first'])
  })

  it('never answers, and answers what comes after', async () => {
    const wallet = world.openWallet()
    const { ask } = await connect(wallet, world.openDapp())
    wallet.play([{ type: 'neverAnswer' }])
    const params = [hello, wallet.accounts[0]]
    const lost = ask('personal_sign', params).catch(() => 'closed')
    await expect.poll(() => wallet.requests.length).toBe(2)
    expect(await ask('personal_sign', params)).toMatch(/^0x/)
    world.closeAll()
    expect(await lost).toBe('closed')
  })

  it('is away and catches up', async () => {
    const wallet = world.openWallet()
    const { ask } = await connect(wallet, world.openDapp())
    wallet.goOffline()
    const answer = ask('personal_sign', [hello, wallet.accounts[0]])
    await wallet.goOnline()
    expect(await answer).toMatch(/^0x/)
  })
})
