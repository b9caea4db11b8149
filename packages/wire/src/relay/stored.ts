import * as v from 'valibot'
import { sessionAuthenticate } from './authenticate.js'
import { topic } from './irn.js'
import { proposalNamespaces } from './namespaces.js'
import { hexKey, participant, seconds, sessionPropose } from './session.js'

const id = /* @__PURE__ */ v.pipe(v.number(), v.safeInteger())

export const storedPairing = /* @__PURE__ */ v.object({ topic, symKey: hexKey, expiry: seconds })
export type StoredPairing = v.InferOutput<typeof storedPairing>

/** A link that was used: it may not be used again while it would be valid. */
export const storedUse = /* @__PURE__ */ v.object({ topic, expiry: seconds })

/** A page's proposal on its way: the key to read the answer with, and the session it leads to once answered. */
export const storedProposal = /* @__PURE__ */ v.object({
  id,
  pairingTopic: topic,
  privateKey: hexKey,
  expiry: seconds,
  self: participant,
  requested: proposalNamespaces,
  settling: v.optional(v.object({ topic, symKey: hexKey, responder: hexKey })),
})
export type StoredProposal = v.InferOutput<typeof storedProposal>

/** What a wallet was asked and has not answered: survives a reload, because the relay will not say it again. */
export const storedInvitation = /* @__PURE__ */ v.object({
  id,
  pairingTopic: topic,
  expiry: seconds,
  ask: v.variant('kind', [
    v.object({ kind: v.literal('propose'), params: sessionPropose }),
    v.object({ kind: v.literal('authenticate'), params: sessionAuthenticate }),
  ]),
})
export type StoredInvitation = v.InferOutput<typeof storedInvitation>

export const storedRequest = /* @__PURE__ */ v.object({
  id,
  topic,
  chainId: v.string(),
  method: v.string(),
  params: v.optional(v.unknown()),
  expiry: seconds,
})
export type StoredRequest = v.InferOutput<typeof storedRequest>

/** What was read on a topic, so that nothing is done twice: digests with ids, and the highest id no longer listed. */
export const storedInbox = /* @__PURE__ */ v.object({
  topic,
  floor: v.pipe(v.number(), v.finite()),
  seen: v.pipe(v.array(v.tuple([v.string(), id])), v.maxLength(1_024)),
})
export type StoredInbox = v.InferOutput<typeof storedInbox>

/** The page's last chain per family (`eth_chainId` is answered from it). */
export const storedChain = /* @__PURE__ */ v.object({ namespace: v.string(), chainId: v.string() })
