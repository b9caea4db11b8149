import { relayMethods } from '@portico/wire/relay'
import { expect, it } from 'vitest'
import { accountsOf, chainsOf, grantFor, grantProblem, isGranted, namespacesFor } from './namespaces.js'

const address = `0x${'1'.repeat(40)}`

it('[RELAY-02] asks for every chain as optional, with its methods, events and nodes', () => {
  const asked = namespacesFor([
    { id: 'eip155:1', rpcUrl: 'https://rpc.example/1' },
    { id: 'eip155:10' },
    { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', rpcUrl: 'https://rpc.example/sol' },
    { id: 'polkadot:91b171bb158e2d3848fa23a9f1c25182' },
  ])
  expect(Object.keys(asked)).toEqual(['eip155', 'solana'])
  expect(asked['eip155']).toEqual({
    chains: ['eip155:1', 'eip155:10'],
    methods: [...relayMethods.eip155],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: { 1: 'https://rpc.example/1' },
  })
  expect(asked['solana']?.rpcMap).toEqual({ '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'https://rpc.example/sol' })
})

const part = { methods: ['personal_sign'], events: ['chainChanged'] }

it('finds chains by list, key and account', () => {
  const namespaces = {
    eip155: { ...part, chains: ['eip155:1'], accounts: [`eip155:10:${address}`] },
    'eip155:137': { ...part, accounts: [`eip155:137:${address}`] },
  }
  expect(chainsOf(namespaces)).toEqual(['eip155:1', 'eip155:10', 'eip155:137'])
  expect(accountsOf(namespaces)).toHaveLength(2)
  expect(accountsOf(namespaces, 'eip155:137')).toEqual([`eip155:137:${address}`])
  expect(isGranted(namespaces, 'methods', 'eip155:137', 'personal_sign')).toBe(true)
  expect(isGranted(namespaces, 'methods', 'eip155:137', 'eth_sign')).toBe(false)
  expect(isGranted(namespaces, 'events', 'eip155:5', 'chainChanged')).toBe(false)
})

it('takes a grant that is of use: some of the chains, by list or by key, or more than was asked', () => {
  const asked = namespacesFor([{ id: 'eip155:1' }, { id: 'eip155:10' }])
  const good = [
    { eip155: { ...part, accounts: [`eip155:1:${address}`] } },
    { eip155: { ...part, accounts: [`eip155:10:${address}`, `eip155:42:${address}`] } },
    { 'eip155:10': { ...part, accounts: [`eip155:10:${address}`] } },
  ]
  for (const granted of good) expect(grantProblem(asked, granted)).toBeUndefined()
})

it('a wallet grants what both sides know', () => {
  const asked = namespacesFor([{ id: 'eip155:1' }, { id: 'eip155:10' }])
  const offer = {
    accounts: [`eip155:1:${address}`, `eip155:5:${address}`],
    methods: ['personal_sign', 'wallet_own'],
    events: ['accountsChanged', 'own'],
  }
  expect(grantFor(asked, offer)).toEqual({
    eip155: {
      chains: ['eip155:1'],
      accounts: [`eip155:1:${address}`],
      methods: ['personal_sign'],
      events: ['accountsChanged'],
    },
  })
  expect(grantFor(asked, { ...offer, accounts: [] })).toEqual({})
})
