import type { AuthAccount } from '@portico/wire/http'
import { sha256 } from '../sha256.js'
import type { AuthSession } from './authSession.js'

const second = 1_000

/** A session in the words of the contract. */
export function describeAccount(session: AuthSession, publicUrl: string): AuthAccount {
  const { projectId, chainId, address, domain, uri, nonce, expiresAt } = session
  const [chainNamespace = '', reference = ''] = chainId.split(':')
  const account = `${chainNamespace}:${chainNamespace === 'eip155' ? address.toLowerCase() : address}`
  return {
    aud: domain,
    iss: publicUrl,
    exp: Math.floor(expiresAt / second),
    projectIdKey: projectId,
    sub: `did:pkh:${chainId}:${address}`,
    address,
    chainId: reference,
    chainNamespace,
    caip2Network: chainId,
    uri,
    domain,
    projectUuid: toUuid(projectId),
    profileUuid: toUuid(sha256(`${projectId}:${account}`)),
    nonce,
  }
}

function toUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
