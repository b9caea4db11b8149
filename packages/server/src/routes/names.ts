import type { Endpoints } from '@portico/wire/http'
import { ServerError } from '../errors/ServerError.js'
import type { Handler } from './handler.js'

export const getNameAccount: Handler<Endpoints['getNameAccount']> = async ({ identities }, { path, query }) => {
  const found = await identities.accountOf(path.name, query.coinType)
  if (found === 'not-normal') throw new ServerError('request/path')
  if (!found) throw new ServerError('request/not-found')
  const { name, addresses, avatar } = found
  return {
    name,
    addresses: Object.fromEntries(Object.entries(addresses).map(([coinType, address]) => [coinType, { address }])),
    attributes: avatar ? [{ avatar }] : [],
  }
}
