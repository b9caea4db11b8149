import { SiwxError } from '../SiwxError.js'
import { findBadField } from './findBadField.js'
import type { MessageData } from './messageData.js'
import { chainNames, signInChain } from './signInChains.js'

/**
 * The text that the account signs: ERC-4361 to the byte on Ethereum, the same layout on Solana and Bitcoin (CAIP-122).
 * Throws `siwx/namespace` or `siwx/field`, so that nothing is signed that would be refused later.
 */
export function formatMessage(data: MessageData): string {
  const chain = signInChain(data.chainId)
  if (!chain) throw new SiwxError('siwx/namespace')
  const field = findBadField(data)
  if (field) throw new SiwxError('siwx/field', { field })
  const line = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  return [
    `${data.domain} wants you to sign in with your ${chainNames[chain.namespace]} account:`,
    data.accountAddress,
    '',
    ...(data.statement === undefined ? [] : [data.statement]),
    '',
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${chain.reference}`,
    `Nonce: ${data.nonce}`,
    ...line('Issued At', data.issuedAt),
    ...line('Expiration Time', data.expirationTime),
    ...line('Not Before', data.notBefore),
    ...line('Request ID', data.requestId),
    ...(data.resources ? ['Resources:', ...data.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}
