import { useInitialMessages } from '../../../hooks/useInitialMessages.js'

/** The directory did not answer: said quietly, because the wallets of this browser work all the same (WALLETS-06). */
export function DirectoryNote({ onRetry }: { onRetry: () => void }) {
  const t = useInitialMessages()
  return (
    <p className="pt-directory-note" role="status">
      {t.connect.directoryFailed}{' '}
      <button type="button" className="pt-directory-note-retry" onClick={onRetry}>
        {t.common.retry}
      </button>
    </p>
  )
}
