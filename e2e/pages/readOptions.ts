import './hostGlobals.js'
import { defineNetwork, type Network, type PorticoOptions } from '@portico/core'
import { evm } from '@portico/evm'
import { allNetworks } from '@portico/evm/networks'
import { type SignInChoice, signInOptions } from './signInOptions.js'

declare const porticoChains: readonly { id: number; name: string; rpcUrl: string }[]

/** `createPortico`'s options as JSON can carry them: networks by id, adapters left out. */
export type HostOptions = Omit<PorticoOptions, 'networks' | 'adapters' | 'defaultNetwork' | 'siwx' | 'siweConfig'> & {
  readonly networks?: readonly number[] | undefined
  readonly signIn?: SignInChoice | undefined
}

const localNetworks: readonly Network[] = porticoChains.map(({ id, name, rpcUrl }) =>
  defineNetwork({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    blockExplorers: { default: { name: 'Explorer', url: `https://explorer.example/${id}` } },
  }),
)

/** Options of this page's kit: what the test put into `?options=` (or another name), over a set-up on the two local chains. */
export function readOptions(search: string = location.search, name = 'options'): PorticoOptions {
  const text = new URLSearchParams(search).get(name)
  const { signIn, ...given }: HostOptions = text ? JSON.parse(text) : {}
  return {
    projectId: 'e2e',
    ...given,
    ...signInOptions(signIn),
    adapters: [evm()],
    networks: networksOf(given.networks),
  }
}

function networksOf(ids: readonly number[] | undefined): readonly Network[] {
  if (!ids) return localNetworks
  const known = [...localNetworks, ...allNetworks]
  return ids.flatMap((id) => known.find((network) => network.id === id) ?? [])
}
