import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'
import { selectNetworks } from './selectNetworks.js'

export const getNfts: Handler<Endpoints['getNfts']> = async (deps, { path, query }) => {
  const { data, next } = await deps.nfts.nftsOf(path.address, selectNetworks(deps, query.chainId), query.cursor)
  return { data: [...data], next }
}
