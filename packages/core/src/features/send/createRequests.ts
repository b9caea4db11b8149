import { type CaipAddress, parseCaipAddress } from '@portico/wire'
import { report } from '../../actions/report.js'
import { sendError } from '../../errors/sendError.js'
import { createStorage } from '../../storage/createStorage.js'
import { type OpenRequest, sendKeys } from '../../storage/sendKeys.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { withTimeout } from '../../utils/withTimeout.js'
import { sendLimits } from './sendLimits.js'
import { networkOf, type SendParts, transfersOf } from './sendParts.js'
import type { SentTransfer } from './sendState.js'
import { readTransfer, storeTransfer } from './storedTransfer.js'

export type Requests = {
  /** The unanswered request of an account, made by this page, by another tab, or before a reload. */
  find(account: CaipAddress): OpenRequest | undefined
  /** Registers a request before the wallet is asked. */
  start(sent: SentTransfer): OpenRequest
  /**
   * Notes what the account had sent before, so that it can be told later whether it has sent anything since. Resolves soon, with or
   * without an answer: the wallet is asked then.
   */
  noteCount(request: OpenRequest): Promise<void>
  /** Throws 'send/request-open' when another tab registered one for the same account in the same moment. */
  checkFirst(request: OpenRequest): void
  /** The wallet has answered. */
  end(request: OpenRequest): void
  /** The wallet failed without an answer; whether the prompt is still open, or anything was sent, is not known. */
  lose(request: OpenRequest): void
  /** The visitor has looked into the wallet and says that it asks nothing. */
  dismiss(): void
  /** Brings what the form shows of it up to date. */
  sync(): void
}

/**
 * Requests that a wallet has not answered yet: at most one per account, because a visitor who sends again while a
 * prompt is open can approve both. An account is an address whatever its chain: the same payment on another chain is
 * a second payment too, and wallets queue prompts of all chains. What is stored holds for every tab and after a reload.
 */
export function createRequests({ ctx, patch, target, store }: SendParts): Requests {
  /** Those that this page made: they count also where nothing can be stored. */
  const own = new Map<string, OpenRequest>()
  /** Outlives the kit: an answer that comes after `destroy` still frees the account. */
  const storage = createStorage(ctx.env, ctx.id)
  let cancelTimer = (): void => {}

  /** A clock that was set back frees nothing. */
  const isWithin = (span: number, since: number): boolean => Math.abs(ctx.env.now() - since) < span
  const isKept = ({ timestamp, lostAt = timestamp, dismissedAt }: OpenRequest): boolean =>
    isWithin(sendLimits.requestLifetime, lostAt) &&
    (dismissedAt === undefined || isWithin(sendLimits.dismissalLifetime, dismissedAt))

  function stored(): readonly OpenRequest[] {
    return (storage.get(sendKeys.openRequests) ?? []).filter(isKept)
  }

  function write(requests: readonly OpenRequest[]): void {
    if (requests.length) storage.set(sendKeys.openRequests, [...requests])
    else storage.remove(sendKeys.openRequests)
  }

  function change({ id }: OpenRequest, news: Partial<OpenRequest>): void {
    const before = own.get(id)
    if (before) own.set(id, { ...before, ...news })
    write(stored().map((other) => (other.id === id ? { ...other, ...news } : other)))
    sync()
  }

  const unkept = (kept: readonly OpenRequest[]): readonly OpenRequest[] =>
    [...own.values()].filter(({ id }) => !kept.some((other) => other.id === id))

  function find(account: CaipAddress): OpenRequest | undefined {
    const kept = stored()
    return [...kept, ...unkept(kept)].find(
      (request) => request.dismissedAt === undefined && isSameAccount(request.account, account),
    )
  }

  function remove({ id }: OpenRequest): void {
    own.delete(id)
    write(stored().filter((other) => other.id !== id))
    sync()
  }

  /**
   * The wallet had not been idle when the visitor said that it asks nothing: what was dismissed here or in another tab
   * stands again, before whatever was begun since.
   */
  function lose(request: OpenRequest): void {
    const others = stored().filter(({ id }) => id !== request.id)
    const known = own.get(request.id) ?? stored().find(({ id }) => id === request.id) ?? request
    const lost: OpenRequest = { ...known, lostAt: ctx.env.now(), dismissedAt: undefined }
    own.set(request.id, lost)
    write([lost, ...others])
    sync()
  }

  function start(sent: SentTransfer): OpenRequest {
    const request = { ...storeTransfer(sent, ctx.env.now()), id: ctx.env.randomId(), name: sent.receiver.name }
    own.set(request.id, request)
    write([...stored(), request])
    sync()
    return request
  }

  async function noteCount(request: OpenRequest): Promise<void> {
    // A later answer may count this very transfer already. The timer outlives the kit: `send` ends in any case.
    const sentCount = await withTimeout({ after }, sendLimits.sentCountWait, countOf(request)).catch(() => undefined)
    if (sentCount !== undefined && own.has(request.id)) change(request, { sentCount })
  }

  function after(ms: number, run: () => void): () => void {
    const timer = ctx.env.setTimeout(run, ms)
    return () => ctx.env.clearTimeout(timer)
  }

  async function countOf({ account }: OpenRequest): Promise<number | undefined> {
    const parts = parseCaipAddress(account)
    const network = networkOf(ctx, account)
    if (!parts || !network) return undefined
    try {
      return await (await transfersOf(ctx, parts.namespace)?.())?.sentCount?.({ network, address: parts.address })
    } catch {
      return undefined // no node answers: nothing is known, and nothing is claimed
    }
  }

  function sync(): void {
    cancelTimer()
    if (ctx.isOver()) return
    const account = target()?.caipAddress
    const request = account && find(account)
    if (!request) {
      patch({ openRequest: undefined })
      return
    }
    const wait = request.timestamp + sendLimits.dismissAfter - ctx.env.now()
    const isUncertain = request.lostAt !== undefined
    const canDismiss = wait <= 0 || isUncertain
    const before = store.get().openRequest
    const hasSent = before?.id === request.id ? before.hasSent : undefined
    const isHere = own.has(request.id) && !isUncertain
    const { id, timestamp } = request
    patch({ openRequest: { ...readTransfer(request), id, timestamp, isHere, isUncertain, canDismiss, hasSent } })
    if (canDismiss) report(ctx, lookUp(request))
    if (!canDismiss) cancelTimer = ctx.after(wait, sync)
    // What a wallet failed to tell may reach the network a little later.
    else if (!hasSent && request.lostAt !== undefined && isWithin(sendLimits.sentCheckEnd, request.lostAt))
      cancelTimer = ctx.after(sendLimits.sentCheck, sync)
  }

  async function lookUp(request: OpenRequest): Promise<void> {
    if (request.sentCount === undefined) return
    const now = await countOf(request)
    const shown = store.get().openRequest
    if (shown?.id !== request.id) return
    // Without an answer nothing is claimed any more but what was seen.
    const hasSent = now === undefined ? shown.hasSent || undefined : now > request.sentCount
    if (hasSent) cancelTimer()
    patch({ openRequest: { ...shown, hasSent } })
  }

  /** Two tabs that write in the same moment lose what one of them wrote: whoever misses its own puts it back. */
  function reconcile(): void {
    const all = storage.get(sendKeys.openRequests) ?? []
    const dismissed = all.filter(({ id, dismissedAt }) => dismissedAt !== undefined && own.has(id))
    for (const { id } of dismissed) own.delete(id)
    const kept = all.filter((request) => isKept(request) && !dismissed.includes(request))
    const missing = unkept(kept)
    if (missing.length || kept.length < all.length) write([...kept, ...missing])
    sync()
  }

  ctx.onDestroy(
    ctx.env.onStorage((key) => {
      if (key === null || key === storage.nameOf(sendKeys.openRequests)) reconcile()
    }),
  )
  return {
    find,
    start,
    noteCount,
    end: remove,
    sync,
    checkFirst(request) {
      if (find(request.account)?.id === request.id) return
      throw sendError('request-open')
    },
    lose,
    dismiss() {
      const { openRequest } = store.get()
      const account = target()?.caipAddress
      const request = account && find(account)
      if (!request || openRequest?.id !== request.id || !openRequest.canDismiss) return
      if (own.has(request.id)) remove(request)
      else change(request, { dismissedAt: ctx.env.now() })
    },
  }
}

function isSameAccount(a: CaipAddress, b: CaipAddress): boolean {
  const one = parseCaipAddress(a)
  const other = parseCaipAddress(b)
  return (
    one !== undefined && one.namespace === other?.namespace && sameAddress(one.namespace, one.address, other.address)
  )
}
