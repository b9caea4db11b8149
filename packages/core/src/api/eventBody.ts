import type { AnalyticsEvent } from '@portico/wire/http'
import type { PorticoContext } from '../context.js'
import type { PorticoEvent } from '../telemetry/events.js'

/** Names whose values say who or where somebody is. */
const personal: readonly string[] = /* @__PURE__ */ Object.freeze(['address', 'cursor', 'uri', 'mobile_link', 'email'])
/** A URL may carry a key, a hexadecimal number of this length may be an address or a key, a mailbox is a person. */
const secret = /:\/\/|0x[0-9a-f]{16}|[0-9a-f]{40}|@/i

/** An event as it goes to the operator: what happened, and nothing that could name or cost somebody. */
export function eventBody(ctx: PorticoContext, { timestamp, data }: PorticoEvent): AnalyticsEvent {
  const url = ctx.env.page().url
  const properties: Readonly<Record<string, unknown>> = 'properties' in data ? data.properties : {}
  const { errorType, errorMessage, stackTrace, ...rest } = properties
  const reported = Object.entries(rest).filter(([name, value]) => !personal.includes(name) && !hasSecret(value))
  return {
    eventId: ctx.env.randomId(),
    url,
    domain: URL.canParse(url) ? new URL(url).hostname : '',
    timestamp,
    props: {
      type: errorType === undefined ? 'track' : 'error',
      event: data.event,
      ...(reported.length > 0 && { properties: Object.fromEntries(reported) }),
      ...(errorType !== undefined && {
        errorType: String(errorType),
        errorMessage: hasSecret(errorMessage) ? '' : String(errorMessage),
        stackTrace: withoutUrls(stackTrace),
      }),
    },
  }
}

function hasSecret(value: unknown): boolean {
  return typeof value === 'string' ? secret.test(value) : Array.isArray(value) && value.some(hasSecret)
}

/** Which function called which; not from which page, and nothing of its query. */
function withoutUrls(stack: unknown): string {
  return String(stack ?? '')
    .replace(/\S*:\/\/\S*/g, '')
    .slice(0, 4_096)
}
