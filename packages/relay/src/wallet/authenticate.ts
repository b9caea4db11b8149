import {
  type AuthPayload,
  answerPublishing,
  type Cacao,
  type PeerAnswer,
  peerReasons,
  type Reason,
  rejectionPublishing,
  relayEvents,
  type StoredSession,
} from '@portico/wire/relay'
import { agreeOnKey, createKeyPair, topicOf } from '../crypto/keys.js'
import { sealWithPublicKey } from '../crypto/seal.js'
import { RelayError } from '../RelayError.js'
import { accountOfCacao } from '../session/authMessage.js'
import { type Session, toSession } from '../session/createSessions.js'
import { sessionExpiry } from '../session/expiry.js'
import { addressOf, chainOfAccount } from '../session/namespaces.js'
import { formatRecap, readRecap } from '../session/recap.js'
import type { WalletContext } from './context.js'
import { closePairing, findInvitation } from './invitations.js'

/** What a wallet that knows these chains and methods signs of a page's payload. */
export function authPayloadFor(
  payload: AuthPayload,
  supported: { readonly chains: readonly string[]; readonly methods: readonly string[] },
): AuthPayload {
  const chains = payload.chains.filter((chain) => supported.chains.includes(chain))
  const requested = readRecap(payload.resources)
  if (!requested) return { ...payload, chains }
  const methods = requested.methods.filter((method) => supported.methods.includes(method))
  const recap = formatRecap({ family: requested.family, methods, chains })
  return { ...payload, chains, resources: [...(payload.resources ?? []).slice(0, -1), recap] }
}

/** A signed payload as it travels. `account` is CAIP-10, the signature EIP-191's over `formatAuthMessage(payload, account)`. */
export function toCacao(payload: AuthPayload, account: string, signature: string): Cacao {
  const { chains: _chains, type, ...fields } = payload
  return { h: { t: type }, p: { ...fields, iss: `did:pkh:${account}` }, s: { t: 'eip191', s: signature } }
}

/** Sends the signatures and opens the session that they grant. */
export async function approveAuthentication(
  ctx: WalletContext,
  { id, cacaos }: { readonly id: number; readonly cacaos: readonly Cacao[] },
): Promise<Session> {
  const { peer } = ctx
  const { pairingTopic, ask } = findInvitation(ctx, id, 'authenticate')
  const { requester } = ask.params
  if (cacaos.length === 0) throw new RelayError('relay/no-accounts')
  const primitives = await peer.primitives()
  const { privateKey, publicKey } = await createKeyPair(peer.env, primitives)
  const symKey = await agreeOnKey(primitives, privateKey, requester.publicKey)
  const [topic, responseTopic] = await Promise.all([
    topicOf(primitives, symKey),
    topicOf(primitives, requester.publicKey),
  ])
  findInvitation(ctx, id, 'authenticate')
  const self = { publicKey, metadata: peer.options.metadata }
  const namespaces = grantedBy(cacaos)
  const session: StoredSession = {
    topic,
    symKey,
    expiry: sessionExpiry(peer.env.now()),
    self,
    peer: requester,
    controller: publicKey,
    isAcknowledged: true,
    requested: { eip155: { chains: ask.params.authPayload.chains, methods: [], events: [] } },
    namespaces,
    updateId: 0,
  }
  peer.sessions.put(session)
  ctx.sweep.schedule()
  const listening = peer.relay.subscribe(session.topic)
  const answer: PeerAnswer = { id, jsonrpc: '2.0', result: { cacaos, responder: self } }
  const message = sealWithPublicKey(peer.env, symKey, publicKey, answer)
  const sent = peer.relay.publish(responseTopic, message, answerPublishing('wc_sessionAuthenticate'))
  closePairing(ctx, pairingTopic)
  await Promise.all([listening, sent])
  ctx.emitter.emit('connect', toSession(session))
  return toSession(session)
}

export async function rejectAuthentication(
  ctx: WalletContext,
  id: number,
  reason: Reason = peerReasons.userRejected,
): Promise<void> {
  const { pairingTopic, ask } = findInvitation(ctx, id, 'authenticate')
  const { requester } = ask.params
  const primitives = await ctx.peer.primitives()
  const { privateKey, publicKey } = await createKeyPair(ctx.peer.env, primitives)
  const error = { code: reason.code, message: reason.message }
  const symKey = await agreeOnKey(primitives, privateKey, requester.publicKey)
  const message = sealWithPublicKey(ctx.peer.env, symKey, publicKey, { id, jsonrpc: '2.0', error })
  const how = rejectionPublishing('wc_sessionAuthenticate', 'user')
  const responseTopic = await topicOf(primitives, requester.publicKey)
  closePairing(ctx, pairingTopic)
  await ctx.peer.relay.publish(responseTopic, message, how)
}

function grantedBy(cacaos: readonly Cacao[]): StoredSession['namespaces'] {
  const accounts = cacaos.flatMap((cacao) => {
    const account = accountOfCacao(cacao)
    const chains = readRecap(cacao.p.resources)?.chains ?? []
    return account ? [account, ...chains.map((chain) => `${chain}:${addressOf(account)}`)] : []
  })
  const unique = [...new Set(accounts)]
  const chains = [...new Set(unique.map(chainOfAccount))]
  const methods = [...new Set(cacaos.flatMap(({ p }) => readRecap(p.resources)?.methods ?? []))]
  return { eip155: { chains, accounts: unique, methods, events: [...relayEvents] } }
}
