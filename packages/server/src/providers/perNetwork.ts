import type { ServerNetwork } from '../deps.js'

/** Asks for each network at the same time. One that fails is left out, unless all do: then the failure is the answer. */
export async function perNetwork<Value>(
  networks: readonly ServerNetwork[],
  read: (network: ServerNetwork) => Promise<Value>,
): Promise<Value[]> {
  const results = await Promise.allSettled(networks.map(read))
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failure = results.find((result) => result.status === 'rejected')
  if (!values.length && failure) throw failure.reason
  return values
}
