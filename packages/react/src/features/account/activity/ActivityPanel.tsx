import { groupByMonth, type History } from '@portico/core/account'
import { accountOf } from '@portico/core/page'
import { EmptyState, Scroller } from '@portico/ui'
import { useEffect } from 'react'
import { useGuard } from '../../../hooks/useGuard.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useNow } from '../../../hooks/useNow.js'
import { useStore } from '../../../hooks/useStore.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { ItemsLoading } from '../parts/ItemsLoading.js'
import { More } from '../parts/More.js'
import { PanelFailure } from '../parts/PanelFailure.js'
import { activityWords } from './activityWords.js'
import { MonthSection } from './MonthSection.js'

/** Labels such as "5 min" are told anew this often, in ms. */
const labelAge = 10_000

/** What the account did on the network in use, month by month; new entries come by themselves. */
export function ActivityPanel({ list }: { list: History }) {
  const t = useTranslate(activityWords)
  const run = useGuard()
  const now = useNow(labelAge)
  const locale = useKitState((state) => state.language.locale)
  const address = useKitState((state) => accountOf(state).address) ?? ''
  const { status, items, next, more } = useStore(list.store, list.store.get())
  useEffect(() => list.watch(), [list])
  if (status === 'loading') return <ItemsLoading />
  if (status === 'error')
    return <PanelFailure title={t.activity.failedTitle} text={t.activity.failedText} onRetry={list.retry} />
  if (items.length === 0 && !next) {
    return (
      <div className="pt-activity-panel-empty">
        <EmptyState title={t.activity.emptyTitle} text={t.activity.emptyText} />
      </div>
    )
  }
  return (
    <Scroller>
      {groupByMonth(items, { now, locale, address }).map((group) => (
        <MonthSection key={group.month} group={group} now={now} />
      ))}
      <More next={next} more={more} onMore={() => run(list.loadMore)} />
    </Scroller>
  )
}
