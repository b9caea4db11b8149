import type { SignedCacao } from '@portico/relay'
import { isCaipNetworkId } from '@portico/wire'
import type { SIWXSession } from '../../config/siwxConfig.js'
import { siwxError } from '../../errors/siwxError.js'

/** What a wallet signed when it connected, as a session like any other. */
export function sessionOfCacao({ message, ...cacao }: SignedCacao): SIWXSession {
  const { iss, aud, exp, iat, nbf, domain, version, nonce, statement, requestId, resources } = cacao.p
  const [, , namespace, reference, accountAddress = ''] = iss.split(':')
  const chainId = `${namespace}:${reference}`
  if (!isCaipNetworkId(chainId)) throw siwxError('not-accepted', { details: iss })
  const data = {
    accountAddress,
    chainId,
    domain,
    uri: aud,
    version,
    nonce,
    statement,
    requestId,
    resources,
    issuedAt: iat,
    expirationTime: exp,
    notBefore: nbf,
  }
  return { data, message, signature: cacao.s.s, cacao }
}
