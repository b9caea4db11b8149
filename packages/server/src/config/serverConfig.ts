import { type CaipNetworkId, isCaipNetworkId } from '@portico/wire'
import * as v from 'valibot'

const defaultPort = 4_401
const portLimit = 65_535
const text = /* @__PURE__ */ v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'))
const count = /* @__PURE__ */ v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(0))
const url = /* @__PURE__ */ v.pipe(
  text,
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http(s) address'),
)
const address = /* @__PURE__ */ v.custom<`0x${string}`>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
  'must be an address: 0x and 40 hexadecimal digits',
)
const chainId = /* @__PURE__ */ v.custom<CaipNetworkId>(isCaipNetworkId, 'must be a CAIP-2 id such as eip155:1')

const token = /* @__PURE__ */ v.strictObject({
  address,
  name: text,
  symbol: text,
  decimals: v.pipe(count, v.maxValue(77)),
  iconUrl: v.optional(url),
})
const networkFields = /* @__PURE__ */ v.strictObject({
  chainId,
  name: text,
  nativeCurrency: v.strictObject({ name: text, symbol: text, decimals: v.pipe(count, v.maxValue(77)) }),
  rpcUrls: v.pipe(v.array(url), v.minLength(1, 'must name at least one node')),
  tokens: v.optional(v.array(token), []),
  source: v.optional(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('chain'),
        fromBlock: v.optional(v.pipe(count, v.maxValue(Number.MAX_SAFE_INTEGER)), 0),
        finality: v.optional(v.pipe(count, v.maxValue(100_000))),
        pollInterval: v.optional(v.pipe(count, v.maxValue(3_600_000))),
      }),
      v.strictObject({ kind: v.literal('blockscout'), url }),
    ]),
    { kind: 'chain' },
  ),
  multicall: v.optional(address),
  ensUniversalResolver: v.optional(address),
  isTestnet: v.optional(v.boolean(), false),
})
const network = /* @__PURE__ */ v.pipe(
  networkFields,
  v.transform((fields) => ({ multicall: undefined, ensUniversalResolver: undefined, ...fields })),
)
const limit = /* @__PURE__ */ v.strictObject({
  units: v.pipe(count, v.maxValue(10_000)),
  within: v.pipe(count, v.maxValue(86_400_000)),
})

/** Everything an operator can set. Each field is a row in docs/server.md. */
export const serverConfig = /* @__PURE__ */ v.strictObject({
  /** `live` refuses what is only safe on a developer's machine. */
  mode: v.optional(v.picklist(['dev', 'live']), 'live'),
  host: v.optional(text, '127.0.0.1'),
  port: v.optional(v.pipe(count, v.maxValue(portLimit)), defaultPort),
  publicUrl: v.optional(url),
  databaseUrl: v.optional(text),
  dataFolder: v.optional(text, 'portico-data'),
  /** A bus for several processes, instead of the shared PostgreSQL's own. */
  natsUrl: v.optional(text),
  /** New sockets that one address may open at the relay in a second. */
  relaySocketsPerSecond: v.optional(v.pipe(count, v.minValue(1)), 20),
  trustedProxies: v.optional(v.pipe(count, v.maxValue(10)), 0),
  consoleOrigins: v.optional(v.array(url)),
  /** Seconds between "not ready" and "no new connections". */
  drainGrace: v.optional(v.pipe(count, v.maxValue(300)), 5),
  networks: v.optional(v.array(network), []),
  prices: v.optional(
    v.strictObject({
      /** CAIP-10 address → US dollars; a chain's own coin stands under 0xeeee…eeee. */
      table: v.optional(v.record(text, v.pipe(v.number(), v.minValue(0)))),
      /** A service with the shape of DefiLlama's `coins`. */
      llama: v.optional(v.strictObject({ url, chains: v.record(text, text) })),
    }),
    {},
  ),
  ipfsGateways: v.optional(v.array(url), []),
  allowLocalArt: v.optional(v.boolean(), false),
  limits: v.optional(
    v.strictObject({
      directory: v.optional(limit),
      api: v.optional(limit),
      rpc: v.optional(limit),
      auth: v.optional(limit),
      analytics: v.optional(limit),
      unknown: v.optional(limit),
    }),
    {},
  ),
  /** Made at start when they are not there yet. */
  projects: v.optional(
    v.array(
      v.strictObject({
        id: v.pipe(text, v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits in lower case')),
        name: text,
        mode: v.optional(v.picklist(['dev', 'live']), 'dev'),
        origins: v.optional(v.array(text), []),
      }),
    ),
    [],
  ),
})
export type ServerConfig = v.InferOutput<typeof serverConfig>
/** As it is written in a file. */
export type ServerConfigInput = v.InferInput<typeof serverConfig>
