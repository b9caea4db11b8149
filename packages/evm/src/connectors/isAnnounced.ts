import type { Eip1193Provider } from '@portico/wire'
import type { FoundWallet } from './foundWallet.js'

/** `window.ethereum` of a page with several wallets may list them. */
type Injected = Partial<Eip1193Provider> & { readonly providers?: unknown }

/**
 * Whether what stands on `window.ethereum` has announced itself too. Wallets put a proxy or a copy there, so it is compared by
 * what can be read without asking the wallet anything: the object, its `request`, its list of providers, its flags.
 */
export function isAnnounced(injected: Injected, announced: readonly FoundWallet[]): boolean {
  try {
    if (announced.some(({ provider }) => provider === injected || provider.request === injected.request)) return true
    const { providers } = injected
    if (Array.isArray(providers) && providers.length)
      return providers.every((each: Injected) => each !== injected && isAnnounced(each, announced))
    const flags = flagsOf(injected)
    if (!flags.length) return false
    const twins = announced.filter(({ provider }) => flagsOf(provider).join() === flags.join())
    if (twins.length) return twins.length === 1
    // Some set more flags on window.ethereum, most of all isMetaMask: then their own one names them.
    const own = flags.filter((flag) => flag !== 'isMetaMask')
    return own.some((flag) => announced.filter((wallet) => isNamed(wallet, flag)).length === 1)
  } catch {
    return false // a getter that throws: a wallet of its own
  }
}

function flagsOf(provider: object): readonly string[] {
  const flags: string[] = []
  // Also inherited ones: some providers are instances of a class.
  for (const name in provider) if (/^is[A-Z]/.test(name) && Reflect.get(provider, name) === true) flags.push(name)
  return flags.sort()
}

function isNamed({ connector }: FoundWallet, flag: string): boolean {
  return `${connector.name} ${connector.info?.rdns}`.toLowerCase().includes(flag.slice(2).toLowerCase())
}
