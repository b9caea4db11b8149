import { chainsOf, grantFor, type WalletProposal } from '@portico/relay/wallet'
import { peerReasons, type SessionNamespaces } from '@portico/wire/relay'
import { ProviderRpcError } from '../wallets/ProviderRpcError.js'
import { prompt } from '../wallets/plan.js'
import { heldAccounts, knownChains } from './heldAccounts.js'
import { playStep } from './playStep.js'
import type { RelayWalletContext } from './relayWalletContext.js'
import { knownEvents } from './relayWalletOptions.js'
import { toReason } from './toReason.js'

/** A page wants a session. Scripts know it as `wc_sessionPropose`. */
export function answerProposal(ctx: RelayWalletContext, proposal: WalletProposal): Promise<void> {
  const { id, optionalNamespaces } = proposal
  const plan = prompt(() => {
    const namespaces = grant(ctx, proposal, knownChains(ctx))
    const { code, message } = peerReasons.unsupportedChains
    if (Object.keys(namespaces).length === 0) throw new ProviderRpcError(code, message)
    return namespaces
  })
  return playStep(ctx, {
    method: 'wc_sessionPropose',
    params: [proposal],
    plan,
    wallet: ctx.wallet,
    async send(outcome) {
      if ('error' in outcome) return ctx.client.reject(id, toReason(outcome.error, peerReasons.userRejected))
      ctx.wallet.update({ authorized: true, locked: false })
      const { step } = outcome
      if (step?.type === 'wrongChain') {
        // Our client grants nothing that was not asked for, so this wallet has heard something else.
        const chains = [`eip155:${step.chainId}`]
        optionalNamespaces['eip155'] = { chains, methods: [...ctx.methods], events: [...knownEvents] }
        await ctx.client.approve({ id, namespaces: grant(ctx, { ...proposal, requiredNamespaces: {} }, chains) })
        return
      }
      // The wallet's own grant, or what a script put in its place: the client looks at both.
      await ctx.client.approve({ id, namespaces: outcome.result as SessionNamespaces })
    },
  })
}

function grant(
  ctx: RelayWalletContext,
  { requiredNamespaces, optionalNamespaces }: WalletProposal,
  chains: readonly string[],
): SessionNamespaces {
  // Chain by chain: a page may ask for some chains of a family and would like others.
  const required = Object.entries(requiredNamespaces).flatMap(([key, namespace]) =>
    chainsOf({ [key]: namespace }).map((chain) => [chain, { ...namespace, chains: [chain] }]),
  )
  const asked = { ...optionalNamespaces, ...Object.fromEntries(required) }
  return grantFor(asked, { accounts: heldAccounts(ctx, chains), methods: ctx.methods, events: knownEvents })
}
