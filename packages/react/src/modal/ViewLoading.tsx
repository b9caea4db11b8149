import { Spinner } from '@portico/ui'
import { useFirstWords } from '../hooks/useFirstWords.js'

/** A chunk is on its way; shown only when it takes a moment. */
export function ViewLoading() {
  const t = useFirstWords()
  return (
    <div className="pt-view-loading" role="status" aria-label={t.common.loading}>
      <Spinner />
    </div>
  )
}
