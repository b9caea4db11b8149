import type { Wallet } from '../connectors/wallet.js'
import type { PorticoContext } from '../context.js'
import { activeNamespace } from '../state/selectors.js'

const phantom = /* @__PURE__ */ Object.freeze({
  id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
  rdns: 'app.phantom',
})
const coinbase = /* @__PURE__ */ Object.freeze({
  id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  rdns: 'com.coinbase.wallet',
})

/** Wallets that do not pair but open the site in a browser of their own (CONNECT-11). */
export function appRedirect({ env, store }: PorticoContext, wallet: Wallet): string | undefined {
  if (!env.platform().isMobile) return undefined
  // A window in a browser; both may be looked for on whatever it is.
  const page = env.eventTarget() as (Partial<Window> & { phantom?: unknown; coinbaseSolana?: unknown }) | undefined
  const origin = env.page().url
  const href = encodeURIComponent(page?.location?.href ?? origin)
  if (isWallet(wallet, phantom) && !page?.phantom)
    return `https://phantom.app/ul/browse/${href}?ref=${encodeURIComponent(origin)}`
  if (isWallet(wallet, coinbase) && !page?.coinbaseSolana && activeNamespace(store.get()) === 'solana')
    return `https://go.cb-w.com/dapp?cb_url=${href}`
  return undefined
}

function isWallet({ id, rdns }: Wallet, known: { id: string; rdns: string }): boolean {
  return id === known.id || rdns === known.rdns
}
