import { type CaipAddress, parseCaipAddress } from '@portico/wire'
import { report } from '../../actions/report.js'
import { sendError } from '../../errors/sendError.js'
import { createStorage } from '../../storage/createStorage.js'
import { type OpenRequest, sendKeys } from '../../storage/sendKeys.js'
import { sameAddress } from '../../utils/sameAddress.js'
import { sendLimits } from './sendLimits.js'
import { type SendParts, transfersOf } from './sendParts.js'
import type { SentTransfer, UnansweredRequest } from './sendState.js'

export type Requests = {
  /** The unanswered request of an account, made by this page, by another tab, or before a reload. */
  find(account: CaipAddress): OpenRequest | undefined
  /** Registers a request before the wallet is asked. */
  start(sent: SentTransfer): OpenRequest
  /** Throws 'send/request-open' when another tab registered one for the same account in the same moment. */
  checkFirst(request: OpenRequest): void
  /** The wallet has answered. */
  end(request: OpenRequest): void
  /** Nobody will hear the answer any more; whether the prompt is still open is not known. */
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
  const own = new Map<string, { readonly request: OpenRequest; isHeard: boolean }>()
  /** Outlives the kit: an answer that comes after `destroy` still frees the account. */
  const storage = createStorage(ctx.env, ctx.id)
  let cancelTimer = (): void => {}

  const isFresh = ({ timestamp }: OpenRequest): boolean =>
    Math.abs(ctx.env.now() - timestamp) < sendLimits.requestLifetime // a clock that was set back frees nothing

  function stored(): readonly OpenRequest[] {
    return (storage.get(sendKeys.openRequests) ?? []).filter(isFresh)
  }

  function write(requests: readonly OpenRequest[]): void {
    if (requests.length) storage.set(sendKeys.openRequests, [...requests])
    else storage.remove(sendKeys.openRequests)
  }

  function all(account: CaipAddress): readonly OpenRequest[] {
    const kept = stored()
    const unkept = [...own.values()].map(({ request }) => request).filter(({ id }) => !kept.some((it) => it.id === id))
    return [...kept, ...unkept].filter((request) => isSameAccount(request.account, account))
  }

  const find = (account: CaipAddress): OpenRequest | undefined => all(account)[0]

  function remove({ id }: OpenRequest): void {
    own.delete(id)
    write(stored().filter((other) => other.id !== id))
    sync()
  }

  function start({ account, token, amount, receiver }: SentTransfer): OpenRequest {
    const { contract, symbol, decimals } = token
    const request: OpenRequest = {
      id: ctx.env.randomId(),
      account,
      to: receiver.address,
      name: receiver.name,
      contract,
      amount: String(amount),
      symbol,
      decimals,
      timestamp: ctx.env.now(),
    }
    own.set(request.id, { request, isHeard: true })
    write([...stored(), request])
    sync()
    report(ctx, noteCount(request))
    return request
  }

  /** What the account had sent before: with it a later page can tell whether anything was sent since. */
  async function noteCount(request: OpenRequest): Promise<void> {
    const sentCount = await countOf(request)
    if (sentCount === undefined || !own.has(request.id)) return
    write(stored().map((other) => (other.id === request.id ? { ...other, sentCount } : other)))
    sync()
  }

  async function countOf({ account }: OpenRequest): Promise<number | undefined> {
    const parts = parseCaipAddress(account)
    const network = ctx.store.get().networks.requested.find((it) => account.startsWith(`${it.caipNetworkId}:`))
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
    const isHeard = own.get(request.id)?.isHeard
    const canDismiss = wait <= 0 || isHeard === false
    const before = store.get().openRequest
    const hasSent = before?.id === request.id ? before.hasSent : undefined
    patch({ openRequest: describe(request, { isHere: isHeard === true, canDismiss, hasSent }) })
    if (canDismiss) report(ctx, lookUp(request))
    else cancelTimer = ctx.after(wait, sync)
  }

  async function lookUp(request: OpenRequest): Promise<void> {
    if (request.sentCount === undefined) return
    const now = await countOf(request)
    const shown = store.get().openRequest
    if (now !== undefined && shown?.id === request.id)
      patch({ openRequest: { ...shown, hasSent: now > request.sentCount } })
  }

  ctx.onDestroy(
    ctx.env.onStorage((key) => {
      if (key === null)
        write([...stored(), ...[...own.values()].map(({ request }) => request)]) // all was cleared
      else if (key !== storage.nameOf(sendKeys.openRequests)) return
      const kept = new Set(stored().map(({ id }) => id))
      for (const id of own.keys()) if (!kept.has(id)) own.delete(id) // dismissed in another tab
      sync()
    }),
  )
  return {
    find,
    start,
    end: remove,
    sync,
    checkFirst(request) {
      if (find(request.account)?.id === request.id) return
      throw sendError('request-open')
    },
    lose(request) {
      const entry = own.get(request.id)
      if (entry) entry.isHeard = false
      sync()
    },
    dismiss() {
      const { openRequest } = store.get()
      const account = target()?.caipAddress
      const request = account && find(account)
      if (request && openRequest?.id === request.id && openRequest.canDismiss) remove(request)
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

function describe(
  { id, account, to, name, contract, amount, symbol, decimals, timestamp }: OpenRequest,
  known: Pick<UnansweredRequest, 'isHere' | 'canDismiss' | 'hasSent'>,
): UnansweredRequest {
  const token = { name: symbol, symbol, decimals, contract }
  return { id, account, token, amount: BigInt(amount), receiver: { address: to, name }, timestamp, ...known }
}
