import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'
import { selectNetworks } from './selectNetworks.js'

export const getBalance: Handler<Endpoints['getBalance']> = async (deps, { path, query }) => {
  const changed = query.forceUpdate?.split(',').filter(Boolean)
  const balances = await deps.balances.balancesOf(path.address, selectNetworks(deps, query.chainId), changed)
  return { balances: [...balances] }
}
