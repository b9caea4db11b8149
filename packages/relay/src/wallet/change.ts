import type { SessionNamespaces } from '@portico/wire/relay'
import { limits } from '../limits.js'
import { RelayError } from '../RelayError.js'
import { type Session, toSession } from '../session/createSessions.js'
import { sessionExpiry } from '../session/expiry.js'
import { grantProblem, isGranted } from '../session/namespaces.js'
import type { WalletContext } from './context.js'

/** Changes what a page may use. Ours at once; resolves when the page has agreed, and goes back if it refuses. */
export async function update(ctx: WalletContext, topic: string, namespaces: SessionNamespaces): Promise<Session> {
  const before = ctx.sessions.find(topic)
  const problem = grantProblem(before.requested, namespaces)
  if (problem) throw new RelayError(problem)
  const changed = { ...before, namespaces }
  ctx.peer.sessions.put(changed)
  try {
    await ctx.peer.request(topic, 'wc_sessionUpdate', { namespaces }, { waitMs: limits.requestSeconds * 1000 })
  } catch (error) {
    const now = ctx.peer.sessions.get(topic)
    if (now?.namespaces === namespaces) ctx.peer.sessions.put({ ...now, namespaces: before.namespaces })
    throw error
  }
  return toSession(changed)
}

/** Seven days from now. */
export async function extend(ctx: WalletContext, topic: string): Promise<Session> {
  ctx.sessions.find(topic)
  const expiry = sessionExpiry(ctx.peer.env.now())
  await ctx.peer.request(topic, 'wc_sessionExtend', { expiry }, { waitMs: limits.requestSeconds * 1000 })
  const extended = { ...ctx.sessions.find(topic), expiry }
  ctx.peer.sessions.put(extended)
  ctx.sweep.schedule()
  return toSession(extended)
}

export type EmitParameters = {
  readonly topic: string
  readonly chainId: string
  readonly event: { readonly name: string; readonly data: unknown }
}

/** Tells the page: `accountsChanged`, `chainChanged`. Resolves when the relay has it. */
export async function emit(ctx: WalletContext, { topic, chainId, event }: EmitParameters): Promise<void> {
  const { namespaces } = ctx.sessions.find(topic)
  if (!isGranted(namespaces, 'events', chainId, event.name)) throw new RelayError('relay/event-not-granted')
  await ctx.peer.notify(topic, 'wc_sessionEvent', { event, chainId })
}
