import { isRecord } from '../options/jsonOptions.js'
import type { Devnet, DevnetServer } from './devnet.js'
import { usualDevnet } from './usualDevnet.js'

const patience = 3_000

/** Asks the page's own host about the local chains and the operator's server; without an answer they are assumed where they usually are. */
export async function readDevnet(): Promise<Devnet> {
  try {
    const response = await fetch('/devnet.json', { signal: AbortSignal.timeout(patience) })
    const answer: unknown = await response.json()
    return isDevnet(answer) ? answer : usualDevnet
  } catch {
    return usualDevnet // served by something else than `npm start`
  }
}

function isDevnet(value: unknown): value is Devnet {
  if (!isRecord(value)) return false
  const { chains, accounts, server } = value
  return (
    Array.isArray(chains) &&
    chains.every((chain: unknown) => isRecord(chain) && typeof chain['rpcUrl'] === 'string') &&
    Array.isArray(accounts) &&
    accounts.length > 1 &&
    accounts.every((account: unknown) => isRecord(account) && typeof account['privateKey'] === 'string') &&
    (server === undefined || isServer(server))
  )
}

function isServer(value: unknown): value is DevnetServer {
  return isRecord(value) && typeof value['endpoint'] === 'string' && typeof value['projectId'] === 'string'
}
