import { type Endpoints, nonceHeader } from '@portico/wire/http'
import { createNodeEthCall } from '../auth/createNodeEthCall.js'
import { describeAccount } from '../auth/describeAccount.js'
import { endAuthSession } from '../auth/endAuthSession.js'
import { findAuthSession } from '../auth/findAuthSession.js'
import { isSameData } from '../auth/isSameData.js'
import { isSameSite } from '../auth/isSameSite.js'
import { isSessionValid } from '../auth/isSessionValid.js'
import { openAuthSession } from '../auth/openAuthSession.js'
import { openNonce } from '../auth/openNonce.js'
import { readSessionToken } from '../auth/readSessionToken.js'
import { readBearer, writeSessionCookie } from '../auth/sessionCookie.js'
import { useNonce } from '../auth/useNonce.js'
import { ServerError } from '../errors/ServerError.js'
import { verifySignIn } from '../siwx/verifySignIn.js'
import { answerWith, type Handler } from './handler.js'

export const getAuthNonce: Handler<Endpoints['getAuthNonce']> = ({ db, env }, { project }) =>
  openNonce(db, env, project.id)

export const authenticate: Handler<Endpoints['authenticate']> = async (deps, { body, project, origin, headers }) => {
  const { db, env, publicUrl } = deps
  const token = readBearer(headers.get(nonceHeader))
  // A page that may use the project, or it would not have come so far.
  if (origin === undefined) throw new ServerError('origin/not-allowed')
  if (token === undefined) throw new ServerError('auth/nonce')
  const signIn = await verifySignIn({
    message: body.message,
    signature: body.signature,
    domain: new URL(origin).host,
    nonces: { use: (nonce) => useNonce(db, { nonce, token, projectId: project.id, now: env.now() }) },
    call: createNodeEthCall(deps),
    now: env.now,
  })
  if (!signIn.isValid) throw new ServerError(signIn.code)
  const { data, kind } = signIn
  if (new URL(data.uri).origin !== origin) throw new ServerError('auth/domain')
  if (body.data && !isSameData(body.data, data)) throw new ServerError('auth/message')
  const isContract = kind === 'eip1271' || kind === 'eip6492'
  const session = await openAuthSession(
    db,
    env,
    {
      projectId: project.id,
      chainId: data.chainId,
      address: data.accountAddress,
      domain: data.domain,
      uri: data.uri,
      nonce: data.nonce,
      kind,
      message: isContract ? body.message : null,
      signature: isContract ? body.signature : null,
    },
    readSessionToken(deps, project.id, headers),
  )
  const { expiresAt } = session
  if (!isSameSite(origin, publicUrl)) return { token: session.token, expiresAt }
  const cookie = writeSessionCookie(publicUrl, project.id, session.token, expiresAt - env.now())
  return answerWith({ token: null, expiresAt }, { headers: { 'Set-Cookie': cookie } })
}

export const getAuthAccount: Handler<Endpoints['getAuthAccount']> = async (deps, { project, origin, headers }) => {
  const token = readSessionToken(deps, project.id, headers)
  const session = token && (await findAuthSession(deps.db, project.id, token, deps.env.now()))
  if (!token || !session) throw new ServerError('auth/session')
  // Signed in at one of the project's sites is not signed in at all of them.
  if (origin !== undefined && new URL(origin).host !== session.domain) throw new ServerError('auth/session')
  if (!(await isSessionValid(deps, session, token))) {
    await endAuthSession(deps.db, project.id, token)
    throw new ServerError('auth/session')
  }
  return describeAccount(session, deps.publicUrl)
}

export const signOut: Handler<Endpoints['signOut']> = async (deps, { project, headers }) => {
  const token = readSessionToken(deps, project.id, headers)
  if (token) await endAuthSession(deps.db, project.id, token)
  const cookie = writeSessionCookie(deps.publicUrl, project.id, '', 0)
  return answerWith(undefined, { status: 204, headers: { 'Set-Cookie': cookie } })
}
