import { type MonthGroup, relativeTime } from '@portico/core/account'
import { Disclosure } from '@portico/ui'
import type { Transaction } from '@portico/wire/http'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { ActivityItem } from './ActivityItem.js'
import { activityWords } from './activityWords.js'

export type MonthSectionProps = { group: MonthGroup; now: number }

/** A month of activity; what strangers sent to be noticed is folded away at its end. */
export function MonthSection({ group: { title, transactions, suspects }, now }: MonthSectionProps) {
  const t = useTranslate(activityWords)
  const ageOf = ({ metadata }: Transaction): string => t.activity.age(relativeTime(Date.parse(metadata.minedAt), now))
  return (
    <section className="pt-month-section">
      <h3 className="pt-month-section-title">{title}</h3>
      <ul>
        {transactions.map((transaction) => (
          <li key={transaction.id} className="pt-month-section-item">
            <ActivityItem transaction={transaction} age={ageOf(transaction)} />
          </li>
        ))}
      </ul>
      {suspects.length > 0 && (
        <Disclosure summary={t.activity.hidden({ count: suspects.length })}>
          <p>{t.activity.hiddenText}</p>
          <ul>
            {suspects.map((transaction) => (
              <li key={transaction.id}>
                <ActivityItem transaction={transaction} age={ageOf(transaction)} isSuspect />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )
}
