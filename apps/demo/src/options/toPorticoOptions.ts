import type { NetworkInput, PorticoOptions } from '@portico/core'
import { evm } from '@portico/evm'
import type { Devnet } from '../devnet/devnet.js'
import { findNetwork } from './findNetwork.js'
import { isRecord, type JsonOptions } from './jsonOptions.js'
import { OptionsError } from './OptionsError.js'
import { toSignIn } from './toSignIn.js'

/** Fills in what JSON cannot carry: network objects for ids, and the adapter. Everything else is createPortico's to judge. */
export function toPorticoOptions(options: JsonOptions, devnet: Devnet): PorticoOptions {
  const { networks, defaultNetwork, adapters, siwx, siweConfig, ...rest } = options
  if (adapters !== undefined && !(Array.isArray(adapters) && adapters.length === 0)) {
    throw new OptionsError(
      'Option `adapters` cannot be written as JSON. Leave it out for [evm()], or pass [] for no adapter at all.',
    )
  }
  const all = Array.isArray(networks)
    ? networks.map((entry: unknown, index) => toNetwork(`networks[${index}]`, entry, devnet))
    : networks
  const given = {
    ...rest,
    ...toSignIn(siwx, siweConfig),
    networks: all,
    ...(defaultNetwork === undefined ? {} : { defaultNetwork: toNetwork('defaultNetwork', defaultNetwork, devnet) }),
    adapters: adapters ? [] : [evm()],
  }
  return given as unknown as PorticoOptions // createPortico validates every part of it
}

function toNetwork(option: string, reference: unknown, devnet: Devnet): unknown {
  if (isRecord(reference)) return reference
  const known = findNetwork(reference)
  if (!known) {
    throw new OptionsError(
      `Option \`${option}\` names ${JSON.stringify(reference)}, which the playground does not know. ` +
        'Use an id of @portico/evm/networks such as 1 or "eip155:1", or pass the whole network object.',
    )
  }
  const local = devnet.chains.find((chain) => known.network.caipNetworkId === `eip155:${chain.id}`)
  return local ? withRpc(known.network, local.rpcUrl) : known.network
}

function withRpc(network: NetworkInput, rpcUrl: string): NetworkInput {
  return { ...network, rpcUrls: { default: { http: [rpcUrl] } } }
}
