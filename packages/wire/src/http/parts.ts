import * as v from 'valibot'
import { type CaipAddress, type CaipNetworkId, isCaipAddress, isCaipNetworkId } from '../caip.js'

const textLimit = 512
const longTextLimit = 4_096

export const text = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(textLimit))
export const longText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(longTextLimit))
/** An exact amount: digits, perhaps a point and digits. Never a float, never an exponent. */
export const decimal = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(120), v.regex(/^\d+(\.\d+)?$/))
export const count = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(0))
/** A number as a query carries it. */
export const queryCount = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
/** A price or a value for the eye. Sums that move money are never made of these. */
export const price = /* @__PURE__ */ v.pipe(v.number(), v.finite(), v.minValue(0))
export const caipNetworkId = /* @__PURE__ */ v.custom<CaipNetworkId>(isCaipNetworkId)
export const caipAddress = /* @__PURE__ */ v.custom<CaipAddress>(isCaipAddress)
/** Several values in one query field, joined by commas. */
export const commaList = /* @__PURE__ */ v.pipe(
  longText,
  v.transform((list) => list.split(',').filter(Boolean)),
)
