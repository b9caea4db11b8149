import type { Endpoints } from '@portico/wire/http'
import type { Handler } from './handler.js'

export const getSupportedChains: Handler<Endpoints['getSupportedChains']> = async ({ networks }) => ({
  http: networks.map(({ chainId }) => chainId),
  ws: [],
})
