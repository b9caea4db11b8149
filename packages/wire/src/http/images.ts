import * as v from 'valibot'
import { commonQuery } from './commonQuery.js'
import { endpoint } from './endpoint.js'

// An <img> says little about who asks, and one whose address the server gave out (a collectible) not even the project.
const query = /* @__PURE__ */ v.strictObject({ ...commonQuery, projectId: v.optional(commonQuery.projectId) })

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
