import { Shimmer, VisuallyHidden } from '@portico/ui'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'

/** Skeletons of tiles that are on their way. */
export function NftsLoading() {
  const t = useInitialMessages()
  return (
    <div className="pt-nfts-loading" role="status" data-state="loading">
      <VisuallyHidden>{t.common.loading}</VisuallyHidden>
      {['a', 'b', 'c', 'd'].map((place) => (
        <div className="pt-nfts-loading-tile" key={place}>
          <Shimmer shape="row" height="auto" />
          <Shimmer width="70%" height="14px" />
          <Shimmer width="45%" height="12px" />
        </div>
      ))}
    </div>
  )
}
