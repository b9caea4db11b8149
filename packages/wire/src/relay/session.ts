import * as v from 'valibot'
import { topic } from './irn.js'
import { proposalNamespaces, sessionNamespaces } from './namespaces.js'

export const hexKey = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
export const seconds = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const shortText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(512))
const longText = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(4_096))
const relay = /* @__PURE__ */ v.object({ protocol: shortText, data: v.optional(longText) })
const properties = /* @__PURE__ */ v.record(shortText, v.unknown())

/** What an app says of itself. Nobody has checked it. */
export const metadata = /* @__PURE__ */ v.object({
  name: shortText,
  description: v.optional(longText, ''),
  url: v.optional(longText, ''),
  icons: v.optional(v.pipe(v.array(longText), v.maxLength(16)), () => []),
  redirect: v.optional(v.object({ native: v.optional(longText), universal: v.optional(longText) })),
})
export type AppMetadata = v.InferOutput<typeof metadata>

export const participant = /* @__PURE__ */ v.object({ publicKey: hexKey, metadata })
export type Participant = v.InferOutput<typeof participant>

export const sessionPropose = /* @__PURE__ */ v.object({
  relays: v.array(relay),
  proposer: participant,
  requiredNamespaces: v.optional(proposalNamespaces, () => ({})),
  optionalNamespaces: v.optional(proposalNamespaces, () => ({})),
  sessionProperties: v.optional(properties),
  expiryTimestamp: v.optional(seconds),
})
export type SessionPropose = v.InferOutput<typeof sessionPropose>

export const sessionProposeResult = /* @__PURE__ */ v.object({ relay, responderPublicKey: hexKey })

export const sessionSettle = /* @__PURE__ */ v.object({
  relay,
  controller: participant,
  namespaces: sessionNamespaces,
  sessionProperties: v.optional(properties),
  expiry: seconds,
})

export const sessionUpdate = /* @__PURE__ */ v.object({ namespaces: sessionNamespaces })
export const sessionExtend = /* @__PURE__ */ v.object({ expiry: v.optional(seconds) })
export const sessionRequest = /* @__PURE__ */ v.object({
  request: v.object({
    method: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    params: v.optional(v.unknown()),
    expiryTimestamp: v.optional(seconds),
    expiry: v.optional(seconds),
  }),
  chainId: shortText,
})
export const sessionEvent = /* @__PURE__ */ v.object({
  event: v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(128)), data: v.optional(v.unknown()) }),
  chainId: shortText,
})
/** Why something ended: for the log, never shown as it comes. */
export const reason = /* @__PURE__ */ v.object({ code: v.pipe(v.number(), v.finite()), message: longText })
export type Reason = v.InferOutput<typeof reason>

/** Two apps that talk, as each of them keeps it. */
export const session = /* @__PURE__ */ v.object({
  topic,
  symKey: hexKey,
  /** Seconds. */
  expiry: seconds,
  self: participant,
  peer: participant,
  /** The wallet's key: only it may change what it granted. */
  controller: hexKey,
  isAcknowledged: v.boolean(),
  requested: proposalNamespaces,
  namespaces: sessionNamespaces,
  sessionProperties: v.optional(properties),
  /** Of the link that it came by, on the page's side. */
  pairingTopic: v.optional(topic),
  /** The newest change of what is granted: a relay that holds one back cannot undo a later one with it. */
  updateId: v.optional(seconds, 0),
})
export type StoredSession = v.InferOutput<typeof session>
