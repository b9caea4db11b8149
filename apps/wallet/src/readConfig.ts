import * as v from 'valibot'

const config = /* @__PURE__ */ v.object({
  /** The operator's relay. */
  relayUrl: v.pipe(v.string(), v.regex(/^wss?:\/\//), v.url()),
  projectId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Chains with a node that this wallet sends through. */
  chains: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        name: v.pipe(v.string(), v.nonEmpty()),
        rpcUrl: v.pipe(v.string(), v.url()),
      }),
    ),
    v.minLength(1),
  ),
  /** Development keys; they are not secret. */
  privateKeys: v.pipe(
    v.array(v.custom<`0x${string}`>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value))),
    v.minLength(1),
  ),
})
export type WalletConfig = v.InferOutput<typeof config>

/** Everything that depends on where the wallet runs, in a file beside the page. */
export async function readConfig(): Promise<WalletConfig> {
  const response = await fetch('/wallet.json', { cache: 'no-store' })
  return v.parse(config, await response.json())
}
