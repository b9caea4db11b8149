import { Shimmer, VisuallyHidden } from '@portico/ui'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'

export type ItemsLoadingProps = {
  /** @default 7 */
  count?: number | undefined
}

/** Skeletons of rows that are on their way, of their final size. */
export function ItemsLoading({ count = 7 }: ItemsLoadingProps) {
  const t = useInitialMessages()
  return (
    <div className="pt-items-loading" role="status" data-state="loading">
      <VisuallyHidden>{t.common.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are all alike
        <div className="pt-items-loading-row" key={index}>
          <Shimmer shape="round" width="40px" height="40px" />
          <div className="pt-items-loading-lines">
            <Shimmer width="55%" height="16px" />
            <Shimmer width="35%" height="12px" />
          </div>
          <Shimmer width="48px" height="16px" />
        </div>
      ))}
    </div>
  )
}
