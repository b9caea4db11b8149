import type { Transaction } from '@portico/wire/http'
import { isSuspectTransaction } from '../../utils/screenTransaction.js'

export type MonthGroup = {
  /** Such as `2026-11`. */
  readonly month: string
  /** The month's name, with the year when it is not this one (HIST-04). */
  readonly title: string
  readonly transactions: readonly Transaction[]
  /** What is folded away. */
  readonly suspects: readonly Transaction[]
}
export type GroupByMonthParameters = { now: number; locale: string; address: string }

/** Transactions by the month they happened in, in the order they came. */
export function groupByMonth(
  transactions: readonly Transaction[],
  { now, locale, address }: GroupByMonthParameters,
): MonthGroup[] {
  const groups = new Map<string, { date: Date; transactions: Transaction[]; suspects: Transaction[] }>()
  for (const transaction of transactions) {
    const date = new Date(transaction.metadata.minedAt)
    const month = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 7)
    const group = groups.get(month) ?? { date, transactions: [], suspects: [] }
    groups.set(month, group)
    const list = isSuspectTransaction(transaction, address) ? group.suspects : group.transactions
    list.push(transaction)
  }
  const thisYear = new Date(now).getUTCFullYear()
  return [...groups].map(([month, { date, ...lists }]) => {
    const year = date.getUTCFullYear() === thisYear ? {} : ({ year: 'numeric' } as const)
    const options = { month: 'long', timeZone: 'UTC', numberingSystem: 'latn', ...year } as const
    return { month, title: month && new Intl.DateTimeFormat(locale, options).format(date), ...lists }
  })
}
