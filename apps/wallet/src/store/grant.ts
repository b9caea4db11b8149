import { chainsOf, grantFor, type WalletProposal } from '@portico/relay/wallet'
import type { Address } from 'viem'
import { fromCaip, toCaip } from '../chain/chains.js'
import { methods } from '../requests/readRequest.js'

type Proposal = Pick<WalletProposal, 'requiredNamespaces' | 'optionalNamespaces'>
export type Grant = ReturnType<typeof grantFor>

const events = /* @__PURE__ */ Object.freeze(['accountsChanged', 'chainChanged'])

/** What a site gets: these accounts on the networks that it asked for and we know. */
export function grant(proposal: Proposal, accounts: readonly Address[], chainIds: readonly number[]): Grant {
  const { requiredNamespaces, optionalNamespaces } = proposal
  // Chain by chain, so that a family that is both required and optional is granted for both.
  const required = Object.entries(requiredNamespaces).flatMap(([name, namespace]) =>
    chainsOf({ [name]: namespace }).map((chain) => [chain, { ...namespace, chains: [chain] }]),
  )
  const offered = chainIds.flatMap((id) => accounts.map((address) => `${toCaip(id)}:${address}`))
  return grantFor(
    { ...optionalNamespaces, ...Object.fromEntries(required) },
    { accounts: offered, methods: [...methods], events: [...events] },
  )
}

/** Networks that a site asks for: those that we know, those it could do without, and those it insists on. */
export function requestedChains({ requiredNamespaces, optionalNamespaces }: Proposal, known: readonly number[]) {
  const isKnown = (chain: string): boolean => known.includes(fromCaip(chain) ?? 0)
  const required = chainsOf(requiredNamespaces)
  const all = [...new Set([...required, ...chainsOf(optionalNamespaces)])]
  return {
    known: all.filter(isKnown).flatMap((chain) => fromCaip(chain) ?? []),
    unknown: all.filter((chain) => !isKnown(chain)).length,
    missing: required.filter((chain) => !isKnown(chain)),
  }
}
