import { Spinner } from '@portico/ui'
import { useInitialMessages } from '../hooks/useInitialMessages.js'

/** A chunk is on its way; shown only when it takes a moment. */
export function ViewLoading() {
  const t = useInitialMessages()
  return (
    <div className="pt-view-loading" role="status" aria-label={t.common.loading}>
      <Spinner />
    </div>
  )
}
