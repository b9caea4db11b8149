import { createPortico, type Portico, type UniversalProvider } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'

/** One relay client for the whole page: the kit pairs through the one that the site has already. */
export function createSharedKit(universalProvider: UniversalProvider): Portico {
  return createPortico({ projectId: 'my-project', networks: [mainnet], adapters: [evm()], universalProvider })
}

/** Asks the paired wallet on the first network that it approved; undefined when nobody has paired. */
export async function askPaired(kit: Portico, method: string, params: unknown): Promise<unknown> {
  const wallet = await kit.getUniversalProvider()
  const [chainId] = kit.getApprovedCaipNetworkIds()
  return wallet?.request({ method, params }, chainId)
}
