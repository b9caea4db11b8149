import { type Endpoints, ethereumCoinType } from '@portico/wire/http'
import { ServerError } from '../errors/ServerError.js'
import type { Handler } from './handler.js'

export const getNameAccount: Handler<Endpoints['getNameAccount']> = async ({ identities }, { path }) => {
  const found = await identities.accountOf(path.name)
  if (found === 'not-normal') throw new ServerError('request/path')
  if (!found) throw new ServerError('request/not-found')
  const { name, address, avatar } = found
  return {
    name,
    addresses: { [ethereumCoinType]: { address } },
    attributes: avatar ? [{ avatar }] : [],
  }
}
