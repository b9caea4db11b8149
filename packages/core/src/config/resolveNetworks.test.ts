import { testNetworks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { isPorticoError } from '../errors/PorticoError.js'
import { solana } from '../networks/otherNetworks.js'
import type { PorticoOptions } from './options.js'
import { resolveConfig } from './resolveConfig.js'

/** Hosts without types can pass anything. */
const resolve = (changes: object) => resolveConfig({ networks: testNetworks, ...changes } as PorticoOptions)

describe('networks', () => {
  it('[CFG-14] none, one twice, or one that is no network', () => {
    for (const networks of [undefined, null, [], {}, 'mainnet'])
      expect(refusal({ networks }).message).toContain('`networks`')
    expect(refusal({ networks: [testNetworks[0], testNetworks[0]] }).message).toContain('eip155:31337 twice')
    expect(refusal({ networks: [testNetworks[0], null] }).message).toContain('`networks[1]`')
  })
  it.each([
    ['id', { id: undefined }],
    ['id', { id: Number.NaN }],
    ['id', { id: -1 }],
    ['id', { id: 1.5 }],
    ['name', { name: '' }],
    ['chainNamespace', { chainNamespace: 'near' }],
    ['nativeCurrency', { nativeCurrency: { symbol: 'ETH' } }],
    ['rpcUrls', { rpcUrls: { default: { http: 'https://rpc.test' } } }],
    ['rpcUrls', { rpcUrls: { default: { http: ['rpc.test'] } } }],
    ['blockExplorers', { blockExplorers: 5 }],
    [
      'blockExplorers',
      { blockExplorers: { default: { name: 'X', url: 'https://x.test', paths: { address: '.evil/{id}' } } } },
    ],
    ['blockExplorers', { blockExplorers: { default: { name: 'X', url: 'https://x.test', paths: { address: '/a' } } } }],
    ['blockExplorers', { blockExplorers: { default: { name: 'X', url: 'javascript:alert(1)' } } }],
    ['caipNetworkId', { caipNetworkId: 'eip155' }],
    ['caipNetworkId', { caipNetworkId: Object.create(null) }],
    ['caipNetworkId', { caipNetworkId: 'eip155:2' }],
  ])('[CFG-14] a wrong %s is named: %j', (field, change) => {
    expect(refusal({ networks: [{ ...testNetworks[0], ...change }] }).message).toContain(`\`networks[0].${field}`)
  })
  it('[CFG-14] an unknown network in defaultNetwork, customRpcUrls or tokens', () => {
    expect(refusal({ defaultNetwork: solana }).message).toMatch(
      /`defaultNetwork` is solana:\w+, which is not in `networks`\. Add it/,
    )
    expect(refusal({ customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.test' }] } }).message).toContain(
      'names `eip155:1`',
    )
    expect(refusal({ tokens: { 'eip155:1': { address: '0x1' } } }).message).toContain('names `eip155:1`')
  })
  it('[NET-01] a chain of another library is completed: namespace, chain id', () => {
    const { chainNamespace, caipNetworkId, ...chain } = { ...testNetworks[0], id: 1 }
    expect(resolve({ networks: [chain] }).networks[0]).toMatchObject({
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
    })
    expect([chainNamespace, caipNetworkId]).toEqual(['eip155', 'eip155:31337'])
  })
  it('the default is the first, or the one that is named', () => {
    expect(resolve({}).initialNetwork.id).toBe(31337)
    expect(resolve({ defaultNetwork: testNetworks[1] }).initialNetwork.id).toBe(31338)
  })
})

function refusal(changes: object): Error & { code: string } {
  try {
    resolve(changes)
  } catch (error) {
    if (isPorticoError(error)) return error
    throw error
  }
  throw new Error(`nothing was refused: ${Object.keys(changes)}`)
}
