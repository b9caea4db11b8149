import * as v from 'valibot'
import type { Nfts, ServerNetwork } from '../../deps.js'
import { evmNetworks } from '../chainNumber.js'
import { decodeCursor, encodeCursor } from '../cursor.js'
import { parseEvmAddress } from '../evmAddress.js'
import type { NftSource } from './chain.js'

const place = /* @__PURE__ */ v.tuple([v.string(), v.nullable(v.string())])

/** One network after the other, each by its own source. */
export function createNfts(sourceOf: (network: ServerNetwork) => NftSource): Nfts {
  return {
    async nftsOf(text, all, cursor) {
      const networks = evmNetworks(all)
      const address = parseEvmAddress(text)
      const [chainId, after] = cursor === undefined ? [networks[0]?.chainId, null] : decodeCursor(place, cursor)
      const index = networks.findIndex((network) => network.chainId === chainId)
      const network = networks[index]
      if (!address || !network) return { data: [], next: null }
      const { data, next } = await sourceOf(network)(address, network, after ?? undefined)
      const following = next === null ? networks[index + 1] : network
      return { data, next: following ? encodeCursor([following.chainId, next]) : null }
    },
  }
}
