import type { WalletListing } from '@portico/wire/http'
import * as v from 'valibot'

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const schemeOf = (link: string) => /^([a-z][a-z0-9+.-]*):/i.exec(link)?.[1]?.toLowerCase()

// An intent may carry a page to fall back on, which is anybody's.
const closedSchemes = /* @__PURE__ */ Object.freeze([
  'javascript',
  'data',
  'file',
  'blob',
  'vbscript',
  'intent',
  'about',
])

const shortText = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.maxLength(512))
const webLink = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(2_048),
  v.check((link) => /^https?:\/\//i.test(link) && URL.canParse(link), 'must be an http or https address'),
)
const appLink = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(2_048),
  v.check((link) => /^[a-z][a-z0-9+.-]*(:\S*)?$/i.test(link), 'must be a scheme or an address'),
  v.check((link) => !closedSchemes.includes(schemeOf(link) ?? link.toLowerCase()), 'has a scheme that is not opened'),
  // The link will carry a pairing key: nobody on the way may read it.
  v.check((link) => schemeOf(link) !== 'http', 'must be https, not http'),
)
const name = /* @__PURE__ */ v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim()),
  v.minLength(1, 'must not be empty'),
  v.maxLength(80, 'must not be longer than 80 characters'),
)
const rdns = /* @__PURE__ */ v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a reversed domain name such as com.example.wallet'),
)
const chain = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'must be CAIP-2 ids such as eip155:1'),
)
const injected = /* @__PURE__ */ v.object({ namespace: v.nullish(shortText), injected_id: v.nullish(shortText) })

const fields = /* @__PURE__ */ Object.freeze({
  badge_type: v.nullish(v.picklist(['none', 'certified'])),
  description: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(2_000))),
  chains: v.nullish(v.pipe(v.array(chain), v.maxLength(1_000))),
  homepage: v.nullish(webLink),
  order: v.nullish(v.pipe(v.number(), v.finite())),
  link_mode: v.nullish(webLink),
  mobile_link: v.nullish(appLink),
  desktop_link: v.nullish(appLink),
  webapp_link: v.nullish(webLink),
  app_store: v.nullish(webLink),
  play_store: v.nullish(webLink),
  chrome_store: v.nullish(webLink),
  rdns: v.nullish(rdns),
  injected: v.nullish(v.pipe(v.array(injected), v.maxLength(50))),
})

export const walletId = /* @__PURE__ */ v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'),
)
/** A wallet as a list or an operator gives it. What the directory has no field for is left out. */
export const walletRecord = /* @__PURE__ */ v.object({ id: walletId, name, ...fields })
export type WalletRecord = Omit<WalletListing, 'image_id' | 'image_url'>

/** A new wallet; without an id it gets one made of its name. */
export const newWallet = /* @__PURE__ */ v.object({ id: v.optional(walletId), name, ...fields })
/** Fields to change: null takes one away, what is absent stays. */
export const walletEdits = /* @__PURE__ */ v.object({ name: v.optional(name), ...fields })
export type WalletFields = v.InferInput<typeof walletEdits>

/** The record without what it does not say. */
export function withoutNothing<Fields extends object>(record: Fields): Fields {
  // Only entries without a value go, and every field may be absent, so the type stays.
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  ) as Fields
}

/** What is wrong, in words for the person who wrote the record. */
export function reasonOf(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  const path = v.getDotPath(issue)
  return path ? `${path}: ${issue.message}` : issue.message
}
