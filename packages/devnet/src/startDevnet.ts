import { chainPort } from './chainPort.js'
import { connectChain } from './connectChain.js'
import type { DevnetError } from './DevnetError.js'
import { deployContracts } from './deployContracts.js'
import { type DevnetAccount, devnetAccounts } from './devnetAccounts.js'
import { devnetChains } from './devnetChains.js'
import type { DevnetAddresses } from './devnetContracts.js'
import { richHistory, shortHistory } from './historyPlan.js'
import { registerNames } from './registerNames.js'
import { replayHistory } from './replayHistory.js'
import { startChain } from './startChain.js'

export type StartDevnetParameters = {
  /**
   * The chains to start; port 0 takes any free port.
   * @default "Portico Local" and "Portico Local Two", on the ports that PORTICO_CHAIN_PORT and PORTICO_CHAIN_TWO_PORT name
   */
  chains?: readonly { readonly id: number; readonly name: string; readonly port: number }[] | undefined
  /**
   * Prints no line per chain.
   * @default false
   */
  quiet?: boolean | undefined
  /** Called when a chain ends although nobody stopped it. */
  onCrash?: ((error: DevnetError) => void) | undefined
}

export type DevnetChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly contracts: DevnetAddresses
}

export type Devnet = {
  readonly chains: readonly DevnetChain[]
  readonly accounts: readonly DevnetAccount[]
  /** Ends every chain; may be called twice. */
  stop(): Promise<void>
}

/**
 * Starts local EVM chains with funded accounts, deployed contracts, names and a past.
 * @example
 * const devnet = await startDevnet({ chains: devnetChains.map((chain) => ({ ...chain, port: 0 })), quiet: true })
 */
export async function startDevnet(parameters: StartDevnetParameters = {}): Promise<Devnet> {
  const { quiet = false, onCrash } = parameters
  const definitions =
    parameters.chains ?? devnetChains.map((chain) => ({ ...chain, port: chainPort(chain, process.env) }))

  const stops: (() => Promise<void>)[] = []
  async function stop(): Promise<void> {
    await Promise.all(stops.map((stopChain) => stopChain()))
  }

  const results = await Promise.allSettled(
    definitions.map(async ({ id, name, port }): Promise<DevnetChain> => {
      const chain = await startChain({ id, name, port, onCrash })
      stops.push(chain.stop)
      const client = connectChain({ id, name, rpcUrl: chain.rpcUrl })
      const contracts = await deployContracts(client)
      await registerNames(client)
      await replayHistory(client, id === devnetChains[0].id ? richHistory : shortHistory, Math.floor(Date.now() / 1000))
      return { id, name, rpcUrl: chain.rpcUrl, contracts }
    }),
  )

  const chains: DevnetChain[] = []
  for (const result of results) {
    if (result.status === 'rejected') {
      await stop()
      throw result.reason
    }
    chains.push(result.value)
  }
  if (!quiet) for (const { id, name, rpcUrl } of chains) console.log(`chain ${id} "${name}" at ${rpcUrl}`)
  return { chains, accounts: devnetAccounts, stop }
}
