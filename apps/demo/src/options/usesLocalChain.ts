import { networkKey } from './findNetwork.js'
import type { JsonOptions } from './jsonOptions.js'

/** Whether one of the networks is a chain of `npm start`. */
export function usesLocalChain(options: JsonOptions): boolean {
  const { networks } = options
  return Array.isArray(networks) && networks.some((entry) => /^eip155:3133[78]$/.test(networkKey(entry)))
}
