import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'

export const getIdentity: Handler<Endpoints['getIdentity']> = async ({ identities }, { path }) => {
  const { name, avatar } = await identities.identityOf(path.address)
  return { name, avatar }
}
