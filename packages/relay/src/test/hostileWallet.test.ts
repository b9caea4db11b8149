import { expect, it } from 'vitest'
import { sessionExpiry } from '../session/expiry.js'
import { rogueWallet } from './rogueWallet.js'
import { address, createWorld, granted, next, propose } from './world.js'

async function invite() {
  const world = createWorld()
  const { pairing, proposal } = await propose(world.dapp)
  const wallet = await rogueWallet(world.hub, pairing.uri)
  const metadata = { name: 'Rogue', description: '', url: '', icons: [] }
  const settlement = {
    relay: { protocol: 'irn' },
    namespaces: granted as Record<string, unknown>,
    controller: { publicKey: wallet.publicKey, metadata },
    expiry: sessionExpiry(world.clock.now()),
  }
  return { ...world, proposal, wallet, settlement }
}

const eip155 = granted.eip155
const bad: readonly (readonly [string, Record<string, unknown>, string, number])[] = [
  ['nothing', {}, 'relay/nothing-granted', 5001],
  ['no account', { eip155: { ...eip155, accounts: [] } }, 'relay/no-accounts', 5001],
  [
    'other chains',
    { eip155: { ...eip155, chains: ['eip155:5'], accounts: [`eip155:5:${address}`] } },
    'relay/chains-not-asked',
    5100,
  ],
  ['another family', { cosmos: { ...eip155, accounts: ['cosmos:hub:cosmos1abc'] } }, 'relay/chains-not-asked', 5100],
  [
    'an account of another family',
    { eip155: { ...eip155, accounts: [`solana:1:${address}`] } },
    'relay/accounts-invalid',
    5103,
  ],
  ['an address that is none', { eip155: { ...eip155, accounts: ['eip155:1:0x12'] } }, 'relay/accounts-invalid', 5103],
  [
    'an account under another chain’s key',
    { 'eip155:10': { ...eip155, accounts: [`eip155:1:${address}`] } },
    'relay/accounts-invalid',
    5103,
  ],
  [
    'an account whose chain id has one part',
    { eip155: { ...eip155, accounts: [`eip155:${address}`] } },
    'relay/settlement-invalid',
    1005,
  ],
  ['a chain id of one part', { eip155: { ...eip155, chains: ['1'] } }, 'relay/settlement-invalid', 1005],
  ['what is no list', { eip155: { ...eip155, accounts: 'all' } }, 'relay/settlement-invalid', 1005],
  [
    'a key that reaches a prototype',
    JSON.parse('{"__proto__":{"accounts":[],"methods":[],"events":[]}}'),
    'relay/nothing-granted',
    5001,
  ],
]

it.each(bad)('[RELAY-13] refuses a wallet that grants %s', async (_, namespaces, code, rpcCode) => {
  const { dapp, proposal, wallet, settlement, clock } = await invite()
  wallet.settle({ ...settlement, namespaces })
  wallet.answer()
  await expect(proposal.approval).rejects.toMatchObject({ code })
  await clock.flush()
  expect(dapp.sessions()).toEqual([])
  expect(wallet.heard()).toMatchObject([{ error: { code: rpcCode } }])
})

it.each([
  ['before it answers', true],
  ['after it has answered', false],
])('takes a wallet that settles %s', async (_, isFirst) => {
  const { proposal, wallet, settlement } = await invite()
  if (isFirst) wallet.settle(settlement)
  wallet.answer()
  if (!isFirst) wallet.settle(settlement)
  expect((await proposal.approval).topic).toBe(wallet.topic)
})

it('refuses a settlement by another key than the one that answered', async () => {
  const { proposal, wallet, settlement } = await invite()
  wallet.settle({ ...settlement, controller: { ...settlement.controller, publicKey: 'ab'.repeat(32) } })
  wallet.answer()
  await expect(proposal.approval).rejects.toMatchObject({ code: 'relay/settlement-sender' })
})

it('refuses a session that is over, and gives none longer than seven days', async () => {
  const past = await invite()
  past.wallet.settle({ ...past.settlement, expiry: Math.floor(past.clock.now() / 1000) - 1 })
  past.wallet.answer()
  await expect(past.proposal.approval).rejects.toMatchObject({ code: 'relay/settlement-expired' })
  const long = await invite()
  long.wallet.settle({ ...long.settlement, expiry: 9_999_999_999 })
  long.wallet.answer()
  expect((await long.proposal.approval).expiry).toBe(sessionExpiry(long.clock.now()))
})

it('refuses a key of small order', async () => {
  const { proposal, wallet } = await invite()
  wallet.answer('00'.repeat(32))
  await expect(proposal.approval).rejects.toMatchObject({ code: 'relay/key-agreement' })
})

it('a second answer to the same link changes nothing', async () => {
  const { dapp, proposal, wallet, settlement, hub, clock } = await invite()
  const thief = await rogueWallet(
    hub,
    `wc:${wallet.pairing.topic}@2?relay-protocol=irn&symKey=${wallet.pairing.symKey}`,
  )
  wallet.answer()
  thief.answer()
  thief.settle({ ...settlement, controller: { ...settlement.controller, publicKey: thief.publicKey } })
  await clock.flush()
  wallet.settle(settlement)
  expect((await proposal.approval).topic).toBe(wallet.topic)
  expect(dapp.sessions()).toHaveLength(1)
})

it('an old change that was held back does not undo a newer one', async () => {
  const { dapp, proposal, wallet, settlement, clock } = await invite()
  wallet.answer()
  wallet.settle(settlement)
  await proposal.approval
  const update = (id: number, chain: string) => {
    const namespaces = { eip155: { ...eip155, chains: [chain], accounts: [`${chain}:${address}`] } }
    wallet.say({ id, jsonrpc: '2.0', method: 'wc_sessionUpdate', params: { namespaces } })
  }
  const newer = next(dapp, 'update')
  update(1_700_000_000_000_900, 'eip155:10')
  await newer
  update(1_700_000_000_000_800, 'eip155:1')
  await clock.flush()
  expect(dapp.sessions()[0]?.namespaces['eip155']?.chains).toEqual(['eip155:10'])
})

it('events and extensions that do not hold are dropped; unknown methods are answered', async () => {
  const { dapp, proposal, wallet, settlement, clock } = await invite()
  wallet.answer()
  wallet.settle(settlement)
  const { expiry } = await proposal.approval
  const events: unknown[] = []
  dapp.on('event', (event) => events.push(event))
  const say = (id: number, method: string, params: unknown) =>
    wallet.say({ id: 1_700_000_000_001_000 + id, jsonrpc: '2.0', method, params })
  say(1, 'wc_sessionEvent', { event: { name: 'evil', data: 1 }, chainId: 'eip155:1' })
  say(2, 'wc_sessionEvent', { event: { name: 'chainChanged', data: 5 }, chainId: 'eip155:5' })
  say(3, 'wc_sessionExtend', { expiry: 5 })
  say(4, 'wc_sessionRequest', { request: { method: 'personal_sign' }, chainId: 'eip155:1' })
  say(5, 'wc_makeCoffee', {})
  say(6, 'wc_sessionUpdate', { namespaces: {} })
  await clock.flush()
  expect(events).toEqual([])
  expect(dapp.sessions()[0]?.expiry).toBe(expiry)
  const errors = wallet.heard().flatMap((payload) => (payload && 'error' in payload ? [payload.error.code] : []))
  expect(errors).toEqual([1004, 10001, 1003])
})
