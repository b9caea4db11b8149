import { DevnetError } from './DevnetError.js'
import type { DevnetChainDefinition } from './devnetChains.js'

/** The port a chain of ours listens on: its environment variable, else its usual one. */
export function chainPort(
  chain: DevnetChainDefinition,
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const text = environment[chain.portVariable]
  if (text === undefined || text === '') return chain.port
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new DevnetError('port-invalid', `${chain.portVariable} is "${text}"; set it to a port number, or to 0 for any.`)
}
