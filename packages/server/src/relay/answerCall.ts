import { type IrnMethod, type IrnParams, irnParams, isIrnMethod, readAs } from '@portico/wire/relay'
import { ServerError } from '../errors/ServerError.js'
import type { Fetched, Hub, Member } from './createHub.js'
import { relayLimits } from './relayLimits.js'

/** Who calls: with a socket there is a member to subscribe, over HTTP there is none. */
export type Caller = {
  readonly clientId: string
  readonly member: Member | undefined
  mayPublish(count: number): boolean
}

type Answers = { [Method in IrnMethod]: (hub: Hub, caller: Caller, params: IrnParams<Method>) => Promise<unknown> }

/** Envelopes are base64. No database has to think about half a character, or about none. */
const printable = /^[\x20-\x7e]+$/

const tags = /* @__PURE__ */ Object.freeze({ propose: 1100, proposeAnswer: 1101, settle: 1102 })

const answers: Answers = /* @__PURE__ */ Object.freeze({
  async irn_publish(hub, caller, { topic, message, ttl, tag }) {
    await publish(hub, caller, [{ topic, message, ttl, tag }])
    return true
  },
  async irn_batchPublish(hub, caller, { messages }) {
    await publish(hub, caller, messages)
    return true
  },
  async irn_subscribe(_, caller, { topic }) {
    const [id] = await memberOf(caller).subscribe([topic])
    return id
  },
  irn_batchSubscribe: async (_, caller, { topics }) => memberOf(caller).subscribe(topics),
  async irn_unsubscribe(_, caller, { topic }) {
    memberOf(caller).unsubscribe([topic])
    return true
  },
  async irn_batchUnsubscribe(_, caller, { subscriptions }) {
    memberOf(caller).unsubscribe(subscriptions.map(({ topic }) => topic))
    return true
  },
  irn_fetchMessages: async (hub, caller, { topic, cursor }) =>
    fetched(await hub.fetch(caller.clientId, [topic], Number(cursor ?? 0))),
  irn_batchFetchMessages: async (hub, caller, { topics, cursor }) =>
    fetched(await hub.fetch(caller.clientId, topics, Number(cursor ?? 0))),
  /** Proposing listens to the pairing by itself: the clients that use it never subscribe. */
  async wc_proposeSession(hub, caller, { pairingTopic, sessionProposal, ttl }) {
    await memberOf(caller).subscribe([pairingTopic])
    await publish(hub, caller, [{ topic: pairingTopic, message: sessionProposal, ttl, tag: tags.propose }])
    return true
  },
  async wc_approveSession(
    hub,
    caller,
    { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl },
  ) {
    await memberOf(caller).subscribe([sessionTopic])
    await publish(hub, caller, [
      { topic: pairingTopic, message: sessionProposalResponse, ttl, tag: tags.proposeAnswer },
      { topic: sessionTopic, message: sessionSettlementRequest, ttl, tag: tags.settle },
    ])
    return true
  },
})

/** Answers one call of a client, or throws a ServerError. */
export async function answerCall(hub: Hub, caller: Caller, method: string, params: unknown): Promise<unknown> {
  if (!isIrnMethod(method)) throw new ServerError('request/not-found')
  return callOne(hub, caller, method, params)
}

function callOne<Method extends IrnMethod>(
  hub: Hub,
  caller: Caller,
  method: Method,
  params: unknown,
): Promise<unknown> {
  const read = readAs<IrnParams<Method>>(irnParams[method] as never, params) // the table's own schema for this method
  if (read === undefined) throw new ServerError('request/body')
  return answers[method](hub, caller, read)
}

async function publish(hub: Hub, caller: Caller, messages: Parameters<Hub['publish']>[1]): Promise<void> {
  if (!caller.mayPublish(messages.length)) throw new ServerError('limit/requests')
  const isTaken = messages.every(
    ({ message, ttl, tag }) =>
      message.length <= relayLimits.message &&
      printable.test(message) &&
      tag <= relayLimits.tag &&
      ttl >= relayLimits.ttlMin &&
      ttl <= relayLimits.ttlMax,
  )
  if (!isTaken) throw new ServerError('request/body')
  await hub.publish(caller.clientId, messages)
}

function memberOf({ member }: Caller): Member {
  if (!member) throw new ServerError('request/method')
  return member
}

function fetched({ messages, hasMore, cursor }: Fetched): object {
  return {
    messages: messages.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
    hasMore,
    ...(hasMore && { cursor }),
  }
}
