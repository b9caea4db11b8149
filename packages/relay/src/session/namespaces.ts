import { type ProposalNamespaces, relayEvents, relayMethods, type SessionNamespaces } from '@portico/wire/relay'
import type { RelayErrorCode } from '../RelayError.js'

/** A chain to ask for, with a node that the wallet may use for it. */
export type RequestedChain = { readonly id: string; readonly rpcUrl?: string | undefined }

/** What a page asks for on its chains, all of it optional (RELAY-02). Families without methods of ours are left out. */
export function namespacesFor(chains: readonly RequestedChain[]): ProposalNamespaces {
  const families = [...new Set(chains.map(({ id }) => familyOf(id)))]
  return Object.fromEntries(
    families.flatMap((family) => {
      const own = chains.filter(({ id }) => familyOf(id) === family)
      if (!isKnown(family)) return []
      const urls = own.flatMap(({ id, rpcUrl }) => (rpcUrl ? [[id.slice(family.length + 1), rpcUrl]] : []))
      const methods = [...relayMethods[family]]
      return [
        [
          family,
          { chains: own.map(({ id }) => id), methods, events: [...relayEvents], rpcMap: Object.fromEntries(urls) },
        ],
      ]
    }),
  )
}

/** The chains that a set of namespaces names, by list, by key or by account. */
export function chainsOf(namespaces: ProposalNamespaces | SessionNamespaces): readonly string[] {
  const named = Object.entries(namespaces).flatMap(([key, namespace]) => [
    ...(key.includes(':') ? [key] : []),
    ...(namespace.chains ?? []),
    ...('accounts' in namespace ? namespace.accounts.map(chainOfAccount) : []),
  ])
  return [...new Set(named)]
}

export function accountsOf(namespaces: SessionNamespaces, chain?: string): readonly string[] {
  const all = Object.values(namespaces).flatMap(({ accounts }) => accounts)
  return chain === undefined ? all : all.filter((account) => chainOfAccount(account) === chain)
}

/** Whether a session holds a method or an event on a chain. */
export function isGranted(
  namespaces: SessionNamespaces,
  kind: 'methods' | 'events',
  chain: string,
  name: string,
): boolean {
  return Object.entries(namespaces).some(
    ([key, namespace]) => chainsOf({ [key]: namespace }).includes(chain) && namespace[kind].includes(name),
  )
}

/** What is wrong with what a wallet granted, or undefined. Additional chains are allowed. */
export function grantProblem(
  requested: ProposalNamespaces,
  granted: SessionNamespaces,
): Extract<RelayErrorCode, `relay/${string}`> | undefined {
  const requestedChains = chainsOf(requested)
  const entries = Object.entries(granted)
  if (entries.length === 0) return 'relay/nothing-granted'
  for (const [key, { accounts }] of entries) {
    const family = familyOf(key)
    if (!requestedChains.some((chain) => familyOf(chain) === family)) return 'relay/chains-not-asked'
    if (accounts.length === 0) return 'relay/no-accounts'
    if (!accounts.every((account) => familyOf(account) === family && isAddress(account)))
      return 'relay/accounts-invalid'
    if (key.includes(':') && !accounts.every((account) => chainOfAccount(account) === key))
      return 'relay/accounts-invalid'
  }
  const isOfUse = accountsOf(granted).some((account) => requestedChains.includes(chainOfAccount(account)))
  return isOfUse ? undefined : 'relay/chains-not-asked'
}

/** What a wallet grants of a proposal: its accounts on chains that were asked for, with methods both sides know. */
export function grantFor(
  requested: ProposalNamespaces,
  offer: {
    readonly accounts: readonly string[]
    readonly methods: readonly string[]
    readonly events: readonly string[]
  },
): SessionNamespaces {
  const families = [...new Set(chainsOf(requested).map(familyOf))]
  return Object.fromEntries(
    families.flatMap((family) => {
      const own = Object.fromEntries(Object.entries(requested).filter(([key]) => familyOf(key) === family))
      const chains = chainsOf(own)
      const accounts = offer.accounts.filter((account) => chains.includes(chainOfAccount(account)))
      if (accounts.length === 0) return []
      const asked = (kind: 'methods' | 'events') => new Set(Object.values(own).flatMap((namespace) => namespace[kind]))
      const granted = {
        chains: [...new Set(accounts.map(chainOfAccount))],
        accounts,
        methods: offer.methods.filter((method) => asked('methods').has(method)),
        events: offer.events.filter((event) => asked('events').has(event)),
      }
      return [[family, granted]]
    }),
  )
}

export function familyOf(id: string): string {
  return id.split(':')[0] ?? ''
}

export function chainOfAccount(account: string): string {
  return account.split(':').slice(0, 2).join(':')
}

export function addressOf(account: string): string {
  return account.split(':')[2] ?? ''
}

function isKnown(family: string): family is keyof typeof relayMethods {
  return Object.hasOwn(relayMethods, family)
}

/** The shape of an address in the families whose shape we know. */
function isAddress(account: string): boolean {
  const address = addressOf(account)
  switch (familyOf(account)) {
    case 'eip155':
      return /^0x[0-9a-fA-F]{40}$/.test(address)
    case 'solana':
      return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(address)
    case 'bip122':
      return /^[a-zA-Z0-9]{25,90}$/.test(address)
    default:
      return address.length > 0
  }
}
