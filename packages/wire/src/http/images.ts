import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'

// An <img> names a project, and nothing else about who asks.
const query = /* @__PURE__ */ v.strictObject(commonQuery)

export const getWalletImage = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/getWalletImage/{id}',
  query,
  response: 'image',
})
/** Networks and connectors. */
export const getAssetImage = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/public/getAssetImage/{id}',
  query,
  response: 'image',
})
export const getCurrencyImage = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/public/getCurrencyImage/{id}',
  query,
  response: 'image',
})
/** By symbol. */
export const getTokenImage = /* @__PURE__ */ endpoint({
  host: 'directory',
  method: 'GET',
  path: '/public/getTokenImage/{id}',
  query,
  response: 'image',
})
