import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'

export const getTokenPrices: Handler<Endpoints['getTokenPrices']> = async ({ prices }, { body }) => ({
  fungibles: [...(await prices.pricesOf(body.addresses))],
})
