import type { Transaction } from '@portico/wire/http'
import type { BalanceTarget } from '../../actions/balanceTarget.js'
import type { PorticoContext } from '../../context.js'
import { accountOf } from '../../state/selectors.js'
import { sendKeys } from '../../storage/sendKeys.js'
import { isSuspectTransaction } from '../../utils/screenTransaction.js'
import type { KnownAddresses } from './findLookalike.js'
import { sendLimits } from './sendLimits.js'

/** Whom the visitor knows: receivers of this browser, their own accounts, and the other sides of their history. */
export async function knownAddresses(ctx: PorticoContext, target: BalanceTarget): Promise<KnownAddresses> {
  const own = accountOf(ctx.store.get(), target.namespace).allAccounts.map(({ address }) => address)
  const recent = (ctx.storage.get(sendKeys.recentReceivers) ?? []).map(({ address }) => address)
  const transactions = await readHistory(ctx, target)
  const paid = transactions.flatMap((transaction) => paidBy(transaction, target.address))
  const payers = transactions.flatMap((transaction) => payersOf(transaction, target.address))
  return { trusted: setOf([target.address, ...own, ...recent, ...paid]), seen: setOf(payers) }
}

async function readHistory(ctx: PorticoContext, target: BalanceTarget): Promise<readonly Transaction[]> {
  const all: Transaction[] = []
  try {
    const history = await ctx.feature('history')?.load()
    let cursor: string | undefined
    for (let page = 0; history && page < sendLimits.historyPages; page++) {
      const { items, next } = await history.fetch({
        address: target.address,
        chainId: target.network.caipNetworkId,
        cursor,
      })
      all.push(...items)
      if (!next) break
      cursor = next
    }
  } catch {
    // What this browser remembers is compared all the same.
  }
  return all
}

/** A stranger can write any transfer into a history, so only what the visitor signed counts, and only what moved something. */
function paidBy({ metadata, transfers }: Transaction, address: string): string[] {
  if (!isSame(metadata.sentFrom, address)) return []
  return (transfers ?? []).flatMap(({ direction, recipient, quantity }) =>
    direction === 'out' && recipient && /[1-9]/.test(quantity.numeric) ? [recipient] : [],
  )
}

/** Who sent something of worth: dust and gifts are how look-alikes get into a history. */
function payersOf(transaction: Transaction, address: string): string[] {
  if (isSuspectTransaction(transaction, address) || isSame(transaction.metadata.sentFrom, address)) return []
  return (transaction.transfers ?? []).flatMap(({ direction, sender }) =>
    direction === 'in' && sender ? [sender] : [],
  )
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function setOf(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.map((address) => address.toLowerCase()))
}
