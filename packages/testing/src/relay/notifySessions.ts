import { accountsOf, chainsOf, type Session } from '@portico/relay/wallet'
import { heldAccounts } from './heldAccounts.js'
import type { RelayWalletContext } from './relayWalletContext.js'

/** Tells every page what its owner changed in the wallet, in order. `isFlood` spares the pages the updates. */
export function notifySessions(ctx: RelayWalletContext, isFlood: () => boolean): () => Promise<void> {
  let notifying: Promise<void> = Promise.resolve()

  function each(notify: (session: Session) => Promise<void>): void {
    for (const session of ctx.client.sessions()) {
      const { topic } = session
      const current = () => ctx.client.sessions().find((candidate) => candidate.topic === topic)
      notifying = notifying
        .then(async () => {
          const now = current()
          if (now) await notify(now)
        })
        .catch((error: unknown) => void ctx.errors.push(error))
    }
  }

  ctx.wallet.emitter.on('accountsChanged', (addresses: readonly string[]) => {
    // A locked wallet says nothing over a relay: a session without accounts is none.
    if (addresses.length === 0) return
    const isQuiet = isFlood()
    each(async (session) => {
      const chains = chainsOf(session.namespaces)
      if (!isQuiet) await setAccounts(ctx, session, chains)
      const active = `eip155:${ctx.wallet.state().chainId}`
      const chainId = chains.includes(active) ? active : (chains[0] ?? active)
      const data = addresses.map((address) => `${chainId}:${address}`)
      await ctx.client.emit({ topic: session.topic, chainId, event: { name: 'accountsChanged', data } })
    })
  })
  ctx.wallet.emitter.on('chainChanged', (hex: string) => {
    const chainId = `eip155:${Number(hex)}`
    each(async (session) => {
      const chains = chainsOf(session.namespaces)
      if (!chains.includes(chainId)) await setAccounts(ctx, session, [...chains, chainId])
      await ctx.client.emit({ topic: session.topic, chainId, event: { name: 'chainChanged', data: Number(hex) } })
    })
  })
  ctx.wallet.emitter.on('disconnect', () => each(({ topic }) => ctx.client.disconnect(topic)))
  return () => notifying
}

/** Puts other accounts or chains into a session, unless it has them already. */
export async function setAccounts(ctx: RelayWalletContext, session: Session, chains: readonly string[]): Promise<void> {
  const accounts = [...heldAccounts(ctx, chains)]
  if (accountsOf(session.namespaces).join() === accounts.join()) return
  const [granted] = Object.values(session.namespaces)
  if (!granted) return
  await ctx.client.update(session.topic, { eip155: { ...granted, chains: [...chains], accounts } })
}
