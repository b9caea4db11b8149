import type { PendingProposal, Session, SignedCacao } from '@portico/relay'
import { isCaipNetworkId } from '@portico/wire'
import type { PorticoContext } from '../../context.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { pairingError } from './pairingError.js'
import { pairingLimits } from './pairingLimits.js'
import { pairingNamespaces } from './pairingNamespaces.js'
import type { RelayClient } from './relay.js'

export type Approved = {
  readonly session: Session
  /** Undefined when no sign-in was asked for; empty when the wallet cannot do it. */
  readonly cacaos?: readonly SignedCacao[] | undefined
}
export type Proposed = {
  readonly uri: string
  readonly expiresAt: number
  /** The relay has it: whoever opens the link finds it, even if this page sleeps from now on. */
  readonly sent: Promise<void>
  readonly approval: Promise<Approved>
  cancel(): void
}

/** Makes a link and puts a proposal behind it, with a sign-in where one is wanted. Does not wait for the relay. */
export async function proposePairing(ctx: PorticoContext, { dapp, ...client }: RelayClient): Promise<Proposed> {
  const namespaces = pairingNamespaces(ctx.store.get(), client)
  if (!Object.keys(namespaces).length) throw new PorticoError('namespace/not-configured')
  if (client.connect) return inTime(ctx, client.connect(namespaces))
  const { networks, options } = ctx.store.get()
  const inUse = options.universalProviderConfigOverride?.defaultChain ?? networks.active
  // Wallets that sign for one chain take the first: the one in use, so that nobody is asked again.
  const chains = client
    .chainsOf(namespaces)
    .filter(isCaipNetworkId)
    .sort((a, b) => Number(b === inUse) - Number(a === inUse))
  // One click signs in on EVM chains alone (reference §6).
  const isEvmOnly = chains.every((id) => id.startsWith('eip155:'))
  // Who signs visitors in says what to sign once it is here; without it the message is signed afterwards.
  if (isEvmOnly)
    await ctx
      .feature('signIn')
      ?.load()
      .catch(() => undefined)
  const signIn = isEvmOnly ? await ctx.signIn.current?.request(chains).catch(() => undefined) : undefined
  const { uri, topic, expiresAt } = await dapp.pair(signIn && { methods: ['wc_sessionAuthenticate'] })
  const parameters = { pairingTopic: topic, namespaces }
  const pending = signIn
    ? inTime(ctx, dapp.authenticate({ ...parameters, chains, ...signIn }))
    : inTime(ctx, dapp.propose(parameters).then(plain))
  const sent = pending.then(() => undefined)
  const approval = pending.then((proposed) => proposed.approval)
  // Nobody may be listening yet when it fails; whoever awaits it later still hears.
  for (const promise of [sent, approval]) promise.catch(() => undefined)
  // At once where that is possible: the client may be gone a moment later.
  let cancel = (): void => void pending.then((proposed) => proposed.cancel()).catch(() => undefined) // then nothing is left to give up
  pending.then(
    (proposed) => {
      cancel = proposed.cancel
    },
    () => undefined,
  )
  return { uri, expiresAt, sent, approval, cancel: () => cancel() }
}

const plain = ({ approval, cancel }: PendingProposal) => ({
  approval: approval.then((session): Approved => ({ session })),
  cancel,
})

/** The client tries for minutes; a visitor is told after seconds. What comes later is given up. */
function inTime<Pending extends { cancel(): void }>(ctx: PorticoContext, pending: Promise<Pending>): Promise<Pending> {
  return new Promise((resolve, reject) => {
    const stop = ctx.after(pairingLimits.reach, () => {
      reject(pairingError('unreachable'))
      pending.then(({ cancel }) => cancel()).catch(() => undefined) // it failed as well
    })
    pending.then(resolve, reject).finally(stop)
  })
}
