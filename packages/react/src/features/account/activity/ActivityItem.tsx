import { accountLimits, describeTransaction, type Movement } from '@portico/core/account'
import { explorerUrl, formatAmount, requestedActiveNetwork, truncateAddress } from '@portico/core/page'
import { Item, VisuallyHidden } from '@portico/ui'
import type { Transaction } from '@portico/wire/http'
import { memo } from 'react'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { ActivityImage } from './ActivityImage.js'
import { activityWords } from './activityWords.js'

export type ActivityItemProps = {
  transaction: Transaction
  /** How long ago it was, in words. */
  age: string
  /** Sent to be noticed: no address of it is shown, and nothing of it leads anywhere. @default false */
  isSuspect?: boolean | undefined
}

/** One transaction: what it was, what moved, when; leads to the explorer. Rendered again only when one of these changes. */
export const ActivityItem = /* @__PURE__ */ memo(PlainActivityItem)

function PlainActivityItem({ transaction, age, isSuspect = false }: ActivityItemProps) {
  const t = useTranslate(activityWords)
  const locale = useKitState((state) => state.language.locale)
  const href = useKitState((state) =>
    isSuspect ? undefined : explorerUrl(requestedActiveNetwork(state), 'transaction', transaction.metadata.hash),
  )
  const { operation, status, movements, counterparty } = describeTransaction(transaction)
  const minedAt = Date.parse(transaction.metadata.minedAt)
  const textOf = ({ amount, name = t.activity.unknownToken }: Movement): string =>
    amount === undefined
      ? name
      : `${formatAmount(amount, { decimals: accountLimits.transactionDecimals, locale, isFixed: true })} ${name}`
  const what = movements.map(textOf).join(' → ')
  const whole = movements
    .map(({ amount = '', name = t.activity.unknownToken }) => `${amount} ${name}`.trim())
    .join(' → ')
  const short = counterparty && !isSuspect && truncateAddress(counterparty.address)
  const who =
    short && (counterparty.direction === 'out' ? t.activity.toAddress : t.activity.fromAddress)({ address: short })
  const title = t.activity.operations[operation]
  return (
    <Item
      image={<ActivityImage operation={operation} status={status} movements={movements} />}
      name={
        <>
          {title}
          {status !== 'confirmed' && (
            <span className="pt-activity-item-status" data-status={status}>
              {' · '}
              {status === 'failed' ? t.activity.statusFailed : t.activity.statusPending}
            </span>
          )}
        </>
      }
      description={
        what || who ? (
          <>
            {what && <bdi dir="ltr">{what}</bdi>}
            {what && who && ' · '}
            {who && <bdi>{who}</bdi>}
          </>
        ) : undefined
      }
      note={
        <time dateTime={transaction.metadata.minedAt}>
          {age}
          {href && <VisuallyHidden> ({t.common.newTab})</VisuallyHidden>}
        </time>
      }
      title={[title, whole, new Date(minedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })]
        .filter(Boolean)
        .join(' · ')}
      href={href}
    />
  )
}
