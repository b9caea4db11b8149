import type { AnalyticsEvent } from '@portico/wire/http'
import { cleanText, isPersonal } from './cleanText.js'

const propertyLimit = 40
const depthLimit = 4
const textLimit = 512
const stackLimit = 4_096

/** An event as it is kept: what could name a person is gone. */
export type CleanEvent = {
  readonly eventId: string
  readonly type: 'track' | 'error'
  readonly event: string
  readonly domain: string
  readonly url: string
  readonly wallet: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly errorType: string | null
  readonly errorMessage: string | null
  readonly stackTrace: string | null
}

/** Events that are about a wallet carry its name. */
const walletEvents: readonly string[] = /* @__PURE__ */ Object.freeze([
  'SELECT_WALLET',
  'CONNECT_SUCCESS',
  'CONNECT_ERROR',
  'CONNECT_PROXY_ERROR',
])

/** Takes query and hash off the address, drops addresses and e-mails wherever they stand, scrubs what errors say. */
export function cleanEvent({ eventId, url, domain, props }: AnalyticsEvent): CleanEvent {
  const properties = cleanProperties(props.properties ?? {}, depthLimit)
  const name = walletEvents.includes(props.event) ? properties.name : undefined
  const errorText = (text: string | undefined, limit: number): string | null =>
    text === undefined ? null : cleanText(text).slice(0, limit)
  return {
    eventId,
    type: props.type,
    event: props.event,
    domain: cleanText(domain).slice(0, textLimit),
    url: cleanUrl(url),
    wallet: typeof name === 'string' ? name : null,
    properties,
    errorType: errorText(props.errorType, textLimit),
    errorMessage: errorText(props.errorMessage, textLimit),
    stackTrace: errorText(props.stackTrace, stackLimit),
  }
}

function cleanUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  // `file:` and the like have no origin worth keeping.
  return origin === 'null' ? '' : cleanText(`${origin}${pathname}`).slice(0, textLimit)
}

function cleanProperties(properties: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  const kept = Object.entries(properties)
    .slice(0, propertyLimit)
    .flatMap(([name, value]) => {
      const clean = isPersonal(name) || /^(address|e-?mail|ip)$/i.test(name) ? undefined : cleanValue(value, depth)
      return clean === undefined ? [] : [[name, clean] as const]
    })
  return Object.fromEntries(kept)
}

function cleanValue(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'string') return isPersonal(value) ? undefined : cleanText(value).slice(0, textLimit)
  if (typeof value !== 'object' || depth <= 1) return undefined
  if (Array.isArray(value))
    return value
      .slice(0, propertyLimit)
      .map((entry) => cleanValue(entry, depth - 1))
      .filter((entry) => entry !== undefined)
  return cleanProperties({ ...value }, depth - 1)
}
