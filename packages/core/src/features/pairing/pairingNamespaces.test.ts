import { namespacesFor } from '@portico/relay'
import { createTestPortico, testNetworks } from '@portico/testing'
import { evmSignInMethods } from '@portico/wire/relay'
import { describe, expect, it } from 'vitest'
import type { PorticoOptions } from '../../config/options.js'
import { solana } from '../../networks/otherNetworks.js'
import { pairingNamespaces } from './pairingNamespaces.js'

function namespaces(options: Partial<PorticoOptions> = {}) {
  return pairingNamespaces(createTestPortico({ options }).kit.store.get(), { namespacesFor })
}

describe('what a pairing asks for', () => {
  it('[RELAY-02] the methods of the specification on every network, with the network’s own node', () => {
    const { eip155 } = namespaces({ customRpcUrls: { 'eip155:31337': [{ url: 'https://rpc.test/secret-key' }] } })
    expect(eip155?.methods).toEqual([...evmSignInMethods, 'wallet_showCallsStatus'])
    expect(eip155).toMatchObject({
      chains: ['eip155:31337', 'eip155:31338'],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: { '31337': 'http://127.0.0.1:8545', '31338': 'http://127.0.0.1:8546' },
    })
  })

  it('Solana also by the id that older wallets know', () => {
    expect(namespaces({ networks: [...testNetworks, solana] })['solana']?.chains).toEqual([
      solana.caipNetworkId,
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    ])
  })

  it('what the host names takes the place of the kit’s own, namespace by namespace', () => {
    const asked = namespaces({
      networks: [...testNetworks, solana],
      universalProviderConfigOverride: {
        methods: { eip155: ['personal_sign'] },
        chains: { eip155: ['eip155:31338'] },
        events: { eip155: ['chainChanged'] },
        rpcMap: { 'eip155:31338': 'https://node.test' },
      },
    })
    expect(asked['eip155']).toEqual({
      chains: ['eip155:31338'],
      methods: ['personal_sign'],
      events: ['chainChanged'],
      rpcMap: { '31338': 'https://node.test' },
    })
    expect(asked['solana']?.methods).toContain('solana_signMessage')
  })
})
