import { createAllowance } from './createAllowance.js'
import { relayLimits } from './relayLimits.js'

const clientsLimit = 20_000

/** How often each client may publish, whichever of its sockets it uses and without one. */
export function createAllowances(now: () => number): (clientId: string) => (count: number) => boolean {
  const allowances = new Map<string, (count: number) => boolean>()
  return (clientId) => {
    const allowance =
      allowances.get(clientId) ?? createAllowance(relayLimits.publishPerSecond, relayLimits.publishBurst, now)
    // The latest come last: what is forgotten is who was away longest.
    allowances.delete(clientId)
    allowances.set(clientId, allowance)
    if (allowances.size > clientsLimit)
      for (const oldest of [...allowances.keys()].slice(0, clientsLimit / 2)) allowances.delete(oldest)
    return allowance
  }
}
