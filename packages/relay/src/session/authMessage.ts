import type { AuthPayload, Cacao } from '@portico/wire/relay'
import { recapStatement } from './recap.js'

type Fields = Omit<AuthPayload, 'chains' | 'type'>

/** The text that the account signs (EIP-4361, CAIP-122). `account` is CAIP-10. */
export function formatAuthMessage(payload: Fields, account: string): string {
  const recap = recapStatement(payload.resources)
  const statement = [payload.statement, recap].filter(Boolean).join(' ')
  return formatWith(payload, account, statement)
}

/** As some wallets write it: the statement holds the recap's sentence already. */
export function formatAuthMessageAsIs(payload: Fields, account: string): string {
  return formatWith(payload, account, payload.statement ?? '')
}

function formatWith(payload: Fields, account: string, statement: string): string {
  const [, reference = '', address = ''] = account.split(':')
  const optional = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}: ${value}`])
  return [
    `${payload.domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement ? [statement] : []),
    '',
    `URI: ${payload.aud}`,
    `Version: ${payload.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${payload.nonce}`,
    `Issued At: ${payload.iat}`,
    ...optional('Expiration Time', payload.exp),
    ...optional('Not Before', payload.nbf),
    ...optional('Request ID', payload.requestId),
    ...(payload.resources?.length ? ['Resources:', ...payload.resources.map((resource) => `- ${resource}`)] : []),
  ].join('\n')
}

/** The account that a cacao is of: `did:pkh:eip155:1:0x…`. */
export function accountOfCacao({ p }: Cacao): string | undefined {
  return /^did:pkh:(eip155:\d{1,32}:0x[0-9a-fA-F]{40})$/.exec(p.iss)?.[1]
}
