import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'
import { selectNetworks } from './selectNetworks.js'

export const getHistory: Handler<Endpoints['getHistory']> = async (deps, { path, query }) => {
  const { data, next } = await deps.history.historyOf(path.account, selectNetworks(deps, query.chainId), query.cursor)
  return { data: [...data], next }
}
