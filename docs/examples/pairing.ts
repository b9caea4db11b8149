import { createPortico, type Portico } from '@portico/core'
import { evm } from '@portico/evm'
import { base, mainnet } from '@portico/evm/networks'

/** A kit whose visitors can pair: it has a project and a server. */
export function createPairingKit(): Portico {
  return createPortico({
    projectId: 'my-project',
    endpoint: 'https://kit.example.com', // its relay is at wss://kit.example.com/relay
    networks: [mainnet, base],
    adapters: [evm()],
    metadata: { name: 'My site', url: 'https://example.com', icons: ['https://example.com/icon.png'] },
  })
}

/** Pairing without the kit's own screens: draws the link wherever you like. */
export async function pairWithout(kit: Portico, draw: (uri: string) => void): Promise<void> {
  const pairing = await kit.feature('pairing')
  if (!pairing) return // no relay is configured
  const stop = pairing.store.subscribe(() => {
    const state = pairing.store.get()
    if (state.status === 'pairing') draw(state.uri)
  })
  await pairing.begin() // resolves when a wallet has approved, or the attempt has failed
  stop()
}
