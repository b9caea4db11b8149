import { authPayloadFor, formatAuthMessage, toCacao, type WalletAuthentication } from '@portico/relay/wallet'
import { type Cacao, peerReasons } from '@portico/wire/relay'
import { ProviderRpcError } from '../wallets/ProviderRpcError.js'
import { prompt } from '../wallets/plan.js'
import { heldAccounts, knownChains } from './heldAccounts.js'
import { playStep } from './playStep.js'
import type { RelayWalletContext } from './relayWalletContext.js'
import { toReason } from './toReason.js'

/** A page wants a session and a signature in one. Scripts know it as `wc_sessionAuthenticate`. */
export function answerAuthentication(ctx: RelayWalletContext, asked: WalletAuthentication): Promise<void> {
  const { id } = asked
  const plan = prompt(async () => {
    const known = knownChains(ctx)
    const payload = authPayloadFor(asked.payload, { chains: known, methods: ctx.methods })
    const chain = known.find((each) => payload.chains.includes(each))
    const { code, message } = peerReasons.unsupportedChains
    if (chain === undefined) throw new ProviderRpcError(code, message)
    const [account = ''] = heldAccounts(ctx, [chain])
    const [index = 0] = ctx.wallet.state().exposed
    const signer = ctx.wallet.keyring.at(index)
    return [toCacao(payload, account, await signer.signMessage({ message: formatAuthMessage(payload, account) }))]
  })
  return playStep(ctx, {
    method: 'wc_sessionAuthenticate',
    params: [asked],
    plan,
    wallet: ctx.wallet,
    async send(outcome) {
      if ('error' in outcome)
        return ctx.client.rejectAuthentication(id, toReason(outcome.error, peerReasons.userRejected))
      ctx.wallet.update({ authorized: true, locked: false })
      // Made above, or put in its place by a script that wants to see what becomes of it.
      await ctx.client.approveAuthentication({ id, cacaos: outcome.result as readonly Cacao[] })
    },
  })
}
