import * as v from 'valibot'

/** A topic is a capability: whoever knows it may listen. 32 bytes, lower-case hex. */
export const topic = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** Base64 of at most what a relay takes as one frame. */
const sealed = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(131_072))
const tag = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0xffff_ffff))
const ttl = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_592_000))
/** Peers count in decimal strings of 19 digits, relays in numbers of 16: echoed as they came. */
const id = /* @__PURE__ */ v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  v.pipe(v.number(), v.finite()),
])
export type RelayRpcId = v.InferOutput<typeof id>

/** The most topics in one call. */
export const maxBatchTopics = 500
const topics = /* @__PURE__ */ v.pipe(v.array(topic), v.maxLength(maxBatchTopics))

/** Where an earlier fetch ended. Ours alone: others fetch once. */
const cursor = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/)))

/** What a client asks of a relay. Unknown fields (such as analytics in the clear) are passed over and never kept. */
export const irnParams = /* @__PURE__ */ Object.freeze({
  irn_publish: /* @__PURE__ */ v.object({ topic, message: sealed, ttl, tag, prompt: v.optional(v.boolean()) }),
  irn_batchPublish: /* @__PURE__ */ v.object({
    messages: v.pipe(v.array(v.object({ topic, message: sealed, ttl, tag })), v.maxLength(maxBatchTopics)),
  }),
  irn_subscribe: /* @__PURE__ */ v.object({ topic }),
  irn_batchSubscribe: /* @__PURE__ */ v.object({ topics }),
  irn_unsubscribe: /* @__PURE__ */ v.object({ topic, id: v.optional(v.string()) }),
  irn_batchUnsubscribe: /* @__PURE__ */ v.object({
    subscriptions: v.pipe(v.array(v.object({ topic, id: v.optional(v.string()) })), v.maxLength(maxBatchTopics)),
  }),
  irn_fetchMessages: /* @__PURE__ */ v.object({ topic, cursor }),
  irn_batchFetchMessages: /* @__PURE__ */ v.object({ topics, cursor }),
  /** Subscribes the sender to the pairing and publishes there. */
  wc_proposeSession: /* @__PURE__ */ v.object({ pairingTopic: topic, sessionProposal: sealed, ttl }),
  /** Subscribes the sender to the session, answers on the pairing, settles on the session. */
  wc_approveSession: /* @__PURE__ */ v.object({
    pairingTopic: topic,
    sessionTopic: topic,
    sessionProposalResponse: sealed,
    sessionSettlementRequest: sealed,
    ttl,
  }),
})
export type IrnMethod = keyof typeof irnParams
export type IrnParams<Method extends IrnMethod> = v.InferOutput<(typeof irnParams)[Method]>

export function isIrnMethod(value: unknown): value is IrnMethod {
  return typeof value === 'string' && Object.hasOwn(irnParams, value)
}

/** A message as a relay hands it on. */
export const relayedMessage = /* @__PURE__ */ v.object({
  topic,
  message: sealed,
  publishedAt: v.pipe(v.number(), v.finite()),
  tag: v.optional(tag),
})
export type RelayedMessage = v.InferOutput<typeof relayedMessage>

/** `irn_subscription`: the relay's only request to a client, answered with `true`. */
export const irnSubscription = /* @__PURE__ */ v.object({
  id,
  method: v.literal('irn_subscription'),
  params: v.object({ id: v.string(), data: relayedMessage }),
})

/** Answer to the two fetching calls. */
export const fetchedMessages = /* @__PURE__ */ v.object({
  messages: v.array(relayedMessage),
  hasMore: v.optional(v.boolean(), false),
  cursor,
})

/** A call to a relay, its params unread. */
export const irnRequest = /* @__PURE__ */ v.object({
  id,
  jsonrpc: v.literal('2.0'),
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.unknown()),
})
export const irnAnswer = /* @__PURE__ */ v.union([
  v.object({ id, error: v.object({ code: v.number(), message: v.string() }) }),
  v.object({ id, result: v.unknown() }),
])

/** Why a relay ends a socket. */
export const relayCloseCodes = /* @__PURE__ */ Object.freeze({
  goingAway: 1001,
  tryAgainLater: 1013,
  refused: 3000,
  stale: 4008,
  move: 4010,
})
