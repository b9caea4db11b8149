import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'
import type { ServerEnv } from '../env.js'
import { type AddressRule, createAddressRule } from './addressRule.js'
import { type Dial, dial as dialAddress } from './dial.js'
import { ipfsUrls } from './ipfsUrls.js'
import { fetchLimits, imageLimits } from './limits.js'
import { RefusedFetchError } from './RefusedFetchError.js'
import { readDataUrl } from './readDataUrl.js'
import { requestOnce } from './requestOnce.js'
import { withDeadline } from './withDeadline.js'

/**
 * Fetches what a stranger named: https, ipfs through the operator's gateways, or what a `data:` address carries.
 * Rejects with a RefusedFetchError.
 */
export type SafeFetch = (
  url: string,
  limits?: {
    readonly bytes?: number | undefined
    /** JSON to post; absent is a GET. */
    readonly body?: string | undefined
  },
) => Promise<{ readonly bytes: Uint8Array; readonly type: string }>

export type SafeFetchOptions = {
  readonly env: ServerEnv
  /** The operator's own, best first: `https://ipfs.example.com`. They may stand in a private network. */
  readonly ipfsGateways?: readonly string[] | undefined
  /** Lets art come from this very machine, over plain http too. For a developer's chain only. */
  readonly allowLocalArt?: boolean | undefined
  /** Every address of a name. */
  readonly resolve?: ((host: string) => Promise<readonly string[]>) | undefined
  readonly dial?: Dial | undefined
}

export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const { env, ipfsGateways = [], allowLocalArt = false, resolve = addressesOf, dial = dialAddress } = options
  const rule = createAddressRule()
  const gatewayOrigins = ipfsGateways.map((gateway) => new URL(gateway).origin)

  async function fetchFrom(
    first: URL,
    isGateway: boolean,
    maxBytes: number,
    body: string | undefined,
    end: AbortSignal,
  ) {
    let url = first
    for (let hop = 0; hop <= fetchLimits.redirects; hop++) {
      const isTrusted = isGateway && gatewayOrigins.includes(url.origin)
      if (!isTrusted) checkUrl(url, allowLocalArt)
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
      const addresses = isIP(host) ? [host] : await reach(resolve(host))
      const address = isTrusted ? addresses[0] : chooseAddress(addresses, url, rule, allowLocalArt)
      if (!address) throw new RefusedFetchError('unreachable')
      const isTls = url.protocol === 'https:'
      const port = Number(url.port) || (isTls ? 443 : 80)
      const socket = await withDeadline(env, fetchLimits.connectMs, end, (signal) =>
        reach(dial({ address, port, serverName: host, isTls }, signal)),
      )
      const answer = await reach(requestOnce({ url, socket, signal: end, maxBytes, body }))
      if (answer.status === 'ok') return { bytes: answer.bytes, type: answer.type }
      if (body !== undefined || !URL.canParse(answer.location, url)) throw new RefusedFetchError('status')
      url = new URL(answer.location, url)
    }
    throw new RefusedFetchError('redirects')
  }

  return async (source, limits = {}) => {
    const maxBytes = limits.bytes ?? fetchLimits.bytes
    if (/^data:/i.test(source)) {
      const content = readDataUrl(source)
      if (content.bytes.length > maxBytes) throw new RefusedFetchError('size')
      return content
    }
    const isGateway = source.startsWith('ipfs://')
    const urls = isGateway ? ipfsUrls(source, ipfsGateways) : URL.canParse(source) ? [new URL(source)] : []
    if (urls.length === 0) throw new RefusedFetchError('url')
    return withDeadline(env, fetchLimits.totalMs, undefined, async (end) => {
      let failure: unknown
      for (const url of urls) {
        if (end.aborted) break
        try {
          return await fetchFrom(url, isGateway, maxBytes, limits.body, end)
        } catch (cause) {
          failure = cause
        }
      }
      throw failure
    })
  }
}

function checkUrl(url: URL, allowLocalArt: boolean): void {
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && allowLocalArt)
  if (!isWeb || url.username || url.password || url.href.length > imageLimits.sourceUrl)
    throw new RefusedFetchError('url')
  const port = Number(url.port)
  // Below 1024 sit mail, shells and databases, which should not hear from us at all.
  if (!allowLocalArt && port !== 0 && port !== 443 && port < 1024) throw new RefusedFetchError('url')
}

/** One address that may be spoken to. A name with a single private address is refused whole: somebody is trying. */
function chooseAddress(addresses: readonly string[], url: URL, rule: AddressRule, allowLocalArt: boolean) {
  const isLocal = allowLocalArt && addresses.length > 0 && addresses.every(rule.isLoopback)
  const isPublic = url.protocol === 'https:' && addresses.every(rule.isPublic)
  if (!isLocal && !isPublic) throw new RefusedFetchError('address')
  // Many machines have no way to the newer internet; nearly every host can still be reached by the older one.
  return addresses.find((address) => isIP(address) === 4) ?? addresses[0]
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await dns.lookup(host, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

/** What the network says stays with us: it may carry addresses. */
async function reach<Result>(attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt
  } catch (cause) {
    if (cause instanceof RefusedFetchError) throw cause
    throw new RefusedFetchError('unreachable', { cause })
  }
}
