import { getNfts, type Nft } from '@portico/wire/http'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import { createPagedList } from '../createPagedList.js'
import type { PagedList } from '../pagedList.js'

/** The collectibles of the account in use. */
export function createCollectibles(ctx: PorticoContext, api: Api): PagedList<Nft> {
  return createPagedList<Nft>(ctx, {
    idOf: ({ chainId, address, tokenId }) => `${chainId}:${address.toLowerCase()}:${tokenId}`,
    async fetchPage({ target: { address, network }, cursor, signal }) {
      const { caipNetworkId: chainId } = network
      if (!(await api.isSupported(chainId))) return { items: [], next: undefined } // API-02
      const { data, next } = await api.call(getNfts, { path: { address }, query: { chainId, cursor }, signal })
      return { items: data.filter((nft) => nft.chainId === chainId), next: next ?? undefined }
    },
  })
}
