import type { ImageKind, ServerNetwork } from '../deps.js'
import type { Monogram } from './drawMonogram.js'
import { currencySigns, knownAssets } from './knownAssets.js'

/** What an id stands for where no table says it: networks, currencies and tokens. Undefined when it stands for nothing. */
export function namedThing(
  kind: ImageKind,
  id: string,
  networks: readonly Pick<ServerNetwork, 'chainId' | 'name'>[],
): Monogram | undefined {
  switch (kind) {
    case 'asset': {
      const network = networks.find(({ chainId }) => chainId === id)
      return network ? { id, name: network.name } : Object.hasOwn(knownAssets, id) ? knownAssets[id] : undefined
    }
    case 'currency': {
      const code = id.toLowerCase()
      if (!/^[a-z]{3}$/.test(code)) return undefined
      return { id: code, name: code, sign: currencySigns[code] ?? code.toUpperCase() }
    }
    case 'token':
      return /^[\p{L}\p{N}$+_-]{1,32}$/u.test(id) ? { id: id.toUpperCase(), name: id } : undefined
    default:
      return undefined
  }
}
