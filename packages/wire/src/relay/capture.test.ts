import { expect, it } from 'vitest'
import { irnParams } from './irn.js'
import { peerPayload } from './payload.js'
import { readAs } from './readAs.js'
import {
  sessionEvent,
  sessionExtend,
  sessionPropose,
  sessionProposeResult,
  sessionRequest,
  sessionSettle,
} from './session.js'

const key = '913575542eddcda8a083d79cb6e609e9d195db34f0d5a09073f1cbbb85852d31'
const topic = '5eb41b9537b08e97082738836039067e58ab4d1ab0948a76fb204760a7e921f8'
const metadata = { name: 'Dapp', description: 'd', url: 'https://dapp.test', icons: [''] }

/** Messages that other clients were seen to send: whatever we tighten, these still pass. */
it.each([
  [
    'proposal',
    sessionPropose,
    {
      requiredNamespaces: {},
      optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['chainChanged'] } },
      relays: [{ protocol: 'irn' }],
      proposer: { publicKey: key, metadata },
      expiryTimestamp: 1_794_712_192,
      pairingTopic: topic,
      id: 1_794_711_892_153_468,
    },
  ],
  ['answer', sessionProposeResult, { relay: { protocol: 'irn' }, responderPublicKey: key }],
  [
    'settlement',
    sessionSettle,
    {
      relay: { protocol: 'irn' },
      namespaces: {
        eip155: {
          chains: ['eip155:1'],
          accounts: ['eip155:1:0xBeD76001A82FA341C7aDE50f51ff3A0b02214E74'],
          methods: ['personal_sign'],
          events: ['accountsChanged'],
        },
      },
      controller: { publicKey: key, metadata },
      expiry: 1_795_316_692,
    },
  ],
  [
    'request',
    sessionRequest,
    { request: { method: 'personal_sign', params: ['0x68'], expiryTimestamp: 1_794_712_192 }, chainId: 'eip155:1' },
  ],
  ['event', sessionEvent, { event: { name: 'chainChanged', data: 1 }, chainId: 'eip155:1' }],
  ['extension', sessionExtend, {}],
  ['payload', peerPayload, { id: 1_794_711_892_390_665, jsonrpc: '2.0', method: 'wc_sessionPing', params: {} }],
  ['result', peerPayload, { id: 1_794_711_892_390_665, jsonrpc: '2.0', result: true }],
  [
    'publish',
    irnParams.irn_publish,
    { topic, message: 'AHtivfQS', ttl: 300, prompt: false, tag: 1103, tvf: { correlationId: 1 }, attestation: '' },
  ],
  [
    'wc_proposeSession',
    irnParams.wc_proposeSession,
    { pairingTopic: topic, sessionProposal: 'AC31', ttl: 300, correlationId: 1_794_711_892_153_468 },
  ],
] as const)('reads the %s of others', (_, schema, value) => {
  expect(readAs<unknown>(schema, value)).toBeDefined()
})

it('what others put in the clear beside a message is not kept', () => {
  const params = { topic, message: 'AHtivfQS', ttl: 300, tag: 1109, tvf: { txHashes: ['0x9d07'] }, correlationId: 1 }
  expect(readAs<unknown>(irnParams.irn_publish, params)).toEqual({ topic, message: 'AHtivfQS', ttl: 300, tag: 1109 })
})

it('a result is told from an error, and neither from nothing', () => {
  const base = { id: 1, jsonrpc: '2.0' }
  expect(readAs<unknown>(peerPayload, { ...base, error: { code: 1, message: 'x' } })).toHaveProperty('error')
  expect(readAs<unknown>(peerPayload, { ...base, result: null })).toHaveProperty('result')
  for (const bad of [
    base,
    { ...base, id: '1', result: 1 },
    { ...base, jsonrpc: '1.0', result: 1 },
    { ...base, error: 'x' },
    [],
    null,
    'x',
  ])
    expect(readAs<unknown>(peerPayload, bad), JSON.stringify(bad)).toBeUndefined()
})
