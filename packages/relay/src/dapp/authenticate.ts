import {
  type AuthPayload,
  type Cacao,
  evmSignInMethods,
  type PeerAnswer,
  type ProposalNamespaces,
  peerReasons,
  readAs,
  relayEvents,
  type StoredSession,
  sessionAuthenticateResult,
} from '@portico/wire/relay'
import { agreeOnKey, createKeyPair, type KeyPair, topicOf } from '../crypto/keys.js'
import { isRelayError, RelayError } from '../RelayError.js'
import { accountOfCacao } from '../session/authMessage.js'
import { type Session, toSession } from '../session/createSessions.js'
import { sessionExpiry } from '../session/expiry.js'
import { addressOf, grantProblem } from '../session/namespaces.js'
import { formatRecap, readRecap } from '../session/recap.js'
import type { DappContext } from './context.js'
import { livePairing, propose } from './propose.js'
import { startSession } from './settle.js'
import { type SignedCacao, type VerifyContractSignature, verifyCacao } from './verifyCacao.js'

export type AuthenticateParameters = {
  /** Of `pair({ methods: ['wc_sessionAuthenticate'] })`. */
  readonly pairingTopic: string
  /** Asked for by a plain proposal at the same time, for wallets without one-click sign-in. */
  readonly namespaces: ProposalNamespaces
  readonly chains: readonly string[]
  readonly domain: string
  /** The page's address. */
  readonly aud: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** @default the specification's list */
  readonly methods?: readonly string[] | undefined
  /** Without it, signatures of contract wallets are refused. */
  readonly verifyContractSignature?: VerifyContractSignature | undefined
}
/** `cacaos` is empty when the wallet took the plain proposal: sign in by a message then. */
export type Authenticated = { readonly session: Session; readonly cacaos: readonly SignedCacao[] }
export type PendingAuthentication = { readonly id: number; readonly approval: Promise<Authenticated>; cancel(): void }

export async function authenticate(
  ctx: DappContext,
  parameters: AuthenticateParameters,
): Promise<PendingAuthentication> {
  const { peer } = ctx
  const pairing = livePairing(ctx, parameters.pairingTopic)
  const primitives = await peer.primitives()
  const keyPair = await createKeyPair(peer.env, primitives)
  const responseTopic = await topicOf(primitives, keyPair.publicKey)
  const id = peer.nextId()
  const authPayload = payloadFor(parameters, new Date(peer.env.now()).toISOString())
  const requester = { publicKey: keyPair.publicKey, metadata: peer.options.metadata }

  const answered = new Promise<Authenticated>((resolve, reject) => {
    peer.keyedTopics.set(responseTopic, {
      keyFor: (publicKey) => agreeOnKey(primitives, keyPair.privateKey, publicKey),
      onAnswer(answer, publicKey) {
        if (answer.id !== id) return
        const outcome = readAuthentication(ctx, { parameters, authPayload, keyPair }, answer, publicKey)
        outcome.then((done) => done && resolve(done), reject)
      },
    })
  })
  const params = { requester, authPayload, expiryTimestamp: pairing.expiry }
  const proposing = propose(ctx, parameters)
  const subscribed = peer.relay.subscribe(responseTopic)
  // Without it the plain proposal, which goes the same way, is all that the wallet gets.
  peer
    .notify(parameters.pairingTopic, 'wc_sessionAuthenticate', params, { id })
    .catch((error) => peer.env.log('warn', 'The sign-in could not be asked for', error))
  const [fallback] = await Promise.all([proposing, subscribed])
  const plain = fallback.approval.then((session): Authenticated => ({ session, cacaos: [] }))
  const approval = Promise.race([answered, plain]).finally(() => {
    peer.leave(responseTopic, new RelayError('relay/proposal-not-found'))
    fallback.cancel()
  })
  approval.catch(() => undefined)
  return { id, approval, cancel: fallback.cancel }
}

function payloadFor(parameters: AuthenticateParameters, iat: string): AuthPayload {
  const { chains, domain, aud, nonce, statement, exp, nbf, requestId, methods = evmSignInMethods } = parameters
  const recap = formatRecap({ family: 'eip155', methods, chains: [] })
  const resources = [...(parameters.resources ?? []), recap]
  const optional = Object.entries({ statement, exp, nbf, requestId }).filter(([, value]) => value !== undefined)
  return {
    type: 'caip122',
    chains: [...chains],
    domain,
    aud,
    version: '1',
    nonce,
    iat,
    resources,
    ...Object.fromEntries(optional),
  }
}

type Asked = {
  readonly parameters: AuthenticateParameters
  readonly authPayload: AuthPayload
  readonly keyPair: KeyPair
}

/** Undefined when the wallet does not know the method: it will answer the plain proposal. */
async function readAuthentication(
  ctx: DappContext,
  { parameters, authPayload, keyPair }: Asked,
  answer: PeerAnswer,
  senderKey: string,
): Promise<Authenticated | undefined> {
  if ('error' in answer) {
    const { code: rpcCode, message: details } = answer.error
    if (rpcCode === peerReasons.unsupportedMethod.code) return undefined
    throw new RelayError('relay/proposal-rejected', { rpcCode, details })
  }
  const result = readAs(sessionAuthenticateResult, answer.result)
  if (!result) throw new RelayError('relay/settlement-invalid')
  if (result.responder.publicKey !== senderKey) throw new RelayError('relay/settlement-sender')
  const cacaos = await checkCacaos(ctx, result.cacaos, authPayload, parameters.verifyContractSignature)
  const primitives = await ctx.peer.primitives()
  const symKey = await agreeOnKey(primitives, keyPair.privateKey, senderKey)
  const namespaces = grantedBy(result.cacaos, parameters)
  const problem = grantProblem({ eip155: { chains: [...parameters.chains], methods: [], events: [] } }, namespaces)
  if (problem) throw new RelayError(problem)
  const session: StoredSession = {
    topic: await topicOf(primitives, symKey),
    symKey,
    expiry: sessionExpiry(ctx.peer.env.now()),
    self: { publicKey: keyPair.publicKey, metadata: ctx.peer.options.metadata },
    peer: result.responder,
    controller: senderKey,
    isAcknowledged: true,
    requested: parameters.namespaces,
    namespaces,
    pairingTopic: parameters.pairingTopic,
    updateId: 0,
  }
  startSession(ctx, session)
  ctx.peer.relay.subscribe(session.topic).catch((error) => {
    ctx.peer.env.log('warn', 'Unable to listen to the new session', isRelayError(error) ? error.code : error)
  })
  ctx.emitter.emit('connect', toSession(session))
  return { session: toSession(session), cacaos }
}

/** Wallets add to the statement and narrow the resources; all else is signed as it was asked. */
const compared = /* @__PURE__ */ Object.freeze([
  'domain',
  'aud',
  'version',
  'nonce',
  'exp',
  'nbf',
  'requestId',
] as const)

/** Each is what we asked for, still valid, and signed by the account it names. */
async function checkCacaos(
  ctx: DappContext,
  cacaos: readonly Cacao[],
  asked: AuthPayload,
  verifyContract: VerifyContractSignature | undefined,
): Promise<readonly SignedCacao[]> {
  const now = ctx.peer.env.now()
  const signed: SignedCacao[] = []
  for (const cacao of cacaos) {
    const { p } = cacao
    const isSame = compared.every((name) => p[name] === asked[name])
    const isTimely = !(p.exp && Date.parse(p.exp) <= now) && !(p.nbf && Date.parse(p.nbf) > now)
    const chain = accountOfCacao(cacao)?.split(':').slice(0, 2).join(':')
    if (!isSame || !isTimely || !chain || !asked.chains.includes(chain))
      throw new RelayError('relay/authentication-mismatch')
    const found = await verifyCacao(cacao, verifyContract)
    if (!found) throw new RelayError('relay/signature-invalid')
    signed.push(found)
  }
  return signed
}

/** One signature may grant several chains by its recap; it never grants what was not asked. */
function grantedBy(cacaos: readonly Cacao[], parameters: AuthenticateParameters): StoredSession['namespaces'] {
  const { chains, methods = evmSignInMethods } = parameters
  const accounts = cacaos.flatMap((cacao) => {
    const account = accountOfCacao(cacao) ?? ''
    const granted = readRecap(cacao.p.resources)?.chains.filter((chain) => chains.includes(chain)) ?? []
    return [account, ...granted.map((chain) => `${chain}:${addressOf(account)}`)]
  })
  const signed = new Set(cacaos.flatMap(({ p }) => readRecap(p.resources)?.methods ?? []))
  const unique = [...new Set(accounts)]
  return {
    eip155: {
      chains: [...new Set(unique.map((account) => account.split(':').slice(0, 2).join(':')))],
      accounts: unique,
      methods: methods.filter((method) => signed.has(method)),
      events: [...relayEvents],
    },
  }
}
