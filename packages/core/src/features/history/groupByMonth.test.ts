import { sampleTransaction, sampleTransfer } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { groupByMonth } from './groupByMonth.js'

const at = (id: string, minedAt: string) => sampleTransaction({ id, metadata: { minedAt } })
const address = `0x${'1'.repeat(40)}`
const now = Date.UTC(2026, 2, 5)
const titles = (locale: string, ...dates: string[]) =>
  groupByMonth(
    dates.map((date, index) => at(String(index), date)),
    { now, locale, address },
  ).map(({ title }) => title)

describe('groupByMonth', () => {
  it('[HIST-04] the title is the month, with the year when it is not this one', () => {
    const dates = ['2026-03-04T10:00:00Z', '2026-03-01T00:00:00.000Z', '2026-01-31T23:59:59Z', '2025-12-31T23:59:59Z']
    expect(titles('en', ...dates)).toEqual(['March', 'January', 'December 2025'])
    expect(titles('de', ...dates)).toEqual(['März', 'Januar', 'Dezember 2025'])
    expect(titles('ar', ...dates)).toEqual(['مارس', 'يناير', 'ديسمبر 2025'])
  })

  it('keeps the order, and puts what is suspect apart', () => {
    const bait = sampleTransaction({
      id: 'bait',
      metadata: { minedAt: '2026-03-02T00:00:00Z', sentFrom: `0x${'9'.repeat(40)}` },
      transfers: [sampleTransfer({ direction: 'in', quantity: { numeric: '0' } })],
    })
    const [march] = groupByMonth([at('b', '2026-03-03T00:00:00Z'), bait, at('a', '2026-03-01T00:00:00Z')], {
      now,
      locale: 'en',
      address,
    })
    expect(march?.transactions.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(march?.suspects.map(({ id }) => id)).toEqual(['bait'])
  })

  it('a date that is none spoils nothing', () => {
    expect(titles('en', '2026-13-99T99:99:99Z')).toEqual([''])
  })
})
