import type { PagedState } from '@portico/core/account'
import { Button } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { useEffect, useRef } from 'react'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'
import { ItemsLoading } from './ItemsLoading.js'

export type MoreProps = Pick<PagedState<unknown>, 'next' | 'more'> & { onMore: () => void }

/** The end of a list: comes near, and the next page is fetched; a page that failed can be asked for again. */
export function More({ next, more, onMore }: MoreProps) {
  const t = useInitialMessages()
  if (!next) return null
  if (more === 'failed') {
    return (
      <div className="pt-more">
        <Button variant="quiet" icon={<Refresh />} onClick={onMore}>
          {t.common.retry}
        </Button>
      </div>
    )
  }
  return (
    <>
      {/* Another page, another mark: one that stays in sight is seen anew. */}
      <Mark key={next} onSeen={onMore} />
      <ItemsLoading count={2} />
    </>
  )
}

function Mark({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  latest.current = onSeen
  useEffect(() => {
    if (!mark.current) return
    const root = mark.current.closest('[data-portico-scroller]')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { root, rootMargin: '200px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={mark} />
}
