import type { Network } from './network.js'

/** The paths that EIP-3091 gives to explorers; most others use them too. */
const usualPaths = /* @__PURE__ */ Object.freeze({
  address: '/address/{id}',
  transaction: '/tx/{id}',
})
export type ExplorerPage = keyof typeof usualPaths

/** Where a network's explorer shows something; undefined where it has none, or what is asked for is no id. */
export function explorerUrl(
  network: Network | undefined,
  page: ExplorerPage,
  id: string | undefined,
): string | undefined {
  const explorer = network?.blockExplorers?.default
  // Hashes come from servers: what is not an id of some chain makes no link.
  if (!explorer || !id || !/^[\w.-]{1,128}$/.test(id)) return undefined
  return explorer.url.replace(/\/+$/, '') + (explorer.paths?.[page] ?? usualPaths[page]).replace('{id}', () => id)
}
