import { createDapp, namespacesFor, platformEnv } from '@portico/relay'

const storage = {
  get: (key: string) => localStorage.getItem(key),
  set: (key: string, value: string) => localStorage.setItem(key, value),
  remove: (key: string) => localStorage.removeItem(key),
}

/** Shows a link, waits for a wallet, and has it sign. */
export async function signOverRelay(showLink: (uri: string) => void): Promise<unknown> {
  const dapp = createDapp(platformEnv({ storage }), {
    relayUrl: 'wss://kit.example.com/relay',
    projectId: 'my-project',
    metadata: { name: 'My site', description: '', url: 'https://example.com', icons: [] },
  })
  const pairing = await dapp.pair()
  const proposal = await dapp.propose({
    pairingTopic: pairing.topic,
    namespaces: namespacesFor([{ id: 'eip155:1', rpcUrl: 'https://rpc.example.com' }]),
  })
  showLink(pairing.uri) // as a QR code or a deep link

  const { topic, namespaces } = await proposal.approval
  const address = namespaces['eip155']?.accounts[0]?.split(':')[2]
  const params = ['0x68656c6c6f', address]
  return dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params })
}
