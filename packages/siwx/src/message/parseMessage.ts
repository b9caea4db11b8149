import { findBadField } from './findBadField.js'
import { formatMessage } from './formatMessage.js'
import type { MessageData } from './messageData.js'
import { chainNames, isSignInNamespace } from './signInChains.js'

const messageLimit = 32_768
const firstLine = /^(.+) wants you to sign in with your (\w+) account:$/

/**
 * Reads a text that `formatMessage` wrote; undefined for every other one. Writing what was read must give the same text
 * again, so two readers never see two things in one message.
 */
export function parseMessage(text: unknown): MessageData | undefined {
  if (typeof text !== 'string' || text.length > messageLimit) return undefined
  const lines = text.split('\n')
  const [, domain, name] = firstLine.exec(lines[0] ?? '') ?? []
  const namespace = Object.keys(chainNames).find((key) => isSignInNamespace(key) && chainNames[key] === name)
  if (domain === undefined || !isSignInNamespace(namespace)) return undefined
  // Without a statement its line is missing, and the two empty lines around it meet.
  const hasStatement = lines[3] !== ''
  const fields = lines.slice(hasStatement ? 5 : 4)
  const take = (label: string): string | undefined =>
    fields[0]?.startsWith(`${label}: `) ? fields.shift()?.slice(label.length + 2) : undefined
  const data = {
    domain,
    accountAddress: lines[1] ?? '',
    ...(hasStatement ? { statement: lines[3] } : {}),
    uri: take('URI') ?? '',
    version: take('Version') ?? '',
    chainId: `${namespace}:${take('Chain ID') ?? ''}` as const,
    nonce: take('Nonce') ?? '',
    ...present({
      issuedAt: take('Issued At'),
      expirationTime: take('Expiration Time'),
      notBefore: take('Not Before'),
      requestId: take('Request ID'),
    }),
    ...(fields[0] === 'Resources:' ? { resources: fields.slice(1).map((line) => line.replace(/^- /, '')) } : {}),
  }
  return findBadField(data) === undefined && formatMessage(data) === text ? data : undefined
}

function present<Values extends Record<string, string | undefined>>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  // Only what was there is left, under the names it came with.
  return Object.fromEntries(entries) as Partial<Values>
}
