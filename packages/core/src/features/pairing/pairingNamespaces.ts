import type { CaipNetworkId } from '@portico/wire'
import type { ProposalNamespaces } from '@portico/wire/relay'
import type { State } from '../../state/state.js'
import type { RelayClient } from './relay.js'

/** Ids of Solana that wallets still know them by; asked for beside the ones that count (reference §2.5). */
const olderIds: Readonly<Record<string, CaipNetworkId>> = /* @__PURE__ */ Object.freeze({
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
})

/** What a pairing asks for: every network of the site, as optional, and what the host put in the place of it (RELAY-02). */
export function pairingNamespaces(
  { networks, options }: State,
  { namespacesFor }: Pick<RelayClient, 'namespacesFor'>,
): ProposalNamespaces {
  const chains = networks.requested.flatMap(({ caipNetworkId, rpcUrls }) => {
    // The chain's own address: those of the host may hold its keys.
    const [rpcUrl] = rpcUrls.default.http
    const older = olderIds[caipNetworkId]
    return [{ id: caipNetworkId, rpcUrl }, ...(older ? [{ id: older, rpcUrl }] : [])]
  })
  const own = namespacesFor(chains)
  const { methods = {}, events = {}, chains: otherChains = {}, rpcMap } = options.universalProviderConfigOverride ?? {}
  const names = new Set([...Object.keys(own), ...Object.keys(methods)])
  return Object.fromEntries(
    [...names].map((name) => {
      const key = name as keyof typeof methods // a namespace of ours, or one that the host named
      const before = own[name] ?? { chains: chains.flatMap(({ id }) => (id.startsWith(`${name}:`) ? id : [])) }
      const urls = Object.entries(rpcMap ?? {}).flatMap(([id, url]) =>
        url && id.startsWith(`${name}:`) ? [[id.slice(name.length + 1), url]] : [],
      )
      const after = {
        chains: [...(otherChains[key] ?? before.chains ?? [])],
        methods: [...(methods[key] ?? own[name]?.methods ?? [])],
        events: [...(events[key] ?? own[name]?.events ?? [])],
        rpcMap: rpcMap ? Object.fromEntries(urls) : own[name]?.rpcMap,
      }
      return [name, after]
    }),
  )
}
