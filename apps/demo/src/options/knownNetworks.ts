import { bitcoin, bitcoinTestnet, type Network, solana, solanaDevnet, solanaTestnet } from '@portico/core'
import * as evmNetworks from '@portico/evm/networks'

export type KnownNetwork = {
  readonly network: Network
  /** The name to import, and where from. */
  readonly name: string
  readonly from: string
}

const { allNetworks, ...byName } = evmNetworks
const { porticoLocal, porticoLocalTwo } = evmNetworks
const local: readonly Network[] = [porticoLocal, porticoLocalTwo]
const others = { solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet }

/** Every network that comes with the kit; those that run on this machine come first. */
export const knownNetworks: readonly KnownNetwork[] = Object.freeze([
  ...[...local, ...allNetworks.filter((network) => !local.includes(network))].map((network) => ({
    network,
    name: Object.entries(byName).find(([, candidate]) => candidate === network)?.[0] ?? 'unknown',
    from: '@portico/evm/networks',
  })),
  ...Object.entries(others).map(([name, network]) => ({ network, name, from: '@portico/core' })),
])
