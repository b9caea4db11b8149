import { emptyLists } from '@portico/core/wallets'
import { Button, EmptyState, Input, VisuallyHidden } from '@portico/ui'
import { Refresh, Seal } from '@portico/ui/icons'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslate } from '../../hooks/useTranslate.js'
import { allWalletsWords } from './allWalletsWords.js'
import { WalletGrid } from './parts/WalletGrid.js'
import { useWalletEntries } from './useWalletEntries.js'
import { useWalletLists } from './useWalletLists.js'

/** Every wallet of the directory: to search, to filter, to scroll through (reference §16.4). */
export function AllWalletsView() {
  const t = useTranslate(allWalletsWords)
  const { lists, state: latest, hasFailed, retry } = useWalletLists()
  // A page comes while the visitor scrolls: React may take several frames to show it.
  const known = useDeferredValue(latest)
  const shown = known ?? emptyLists
  const [text, setText] = useState('')
  const entries = useWalletEntries(shown)
  const { searchText, isCertifiedOnly, browsed, found } = shown
  const { status } = searchText ? found : browsed
  const isBroken = status === 'failed' || (!known && hasFailed)
  const isLoading = !isBroken && status !== 'ready'

  // Leaving the view leaves the search.
  useEffect(() => () => lists?.search(''), [lists])

  useEffect(() => {
    if (lists?.store.get().browsed.status === 'idle') lists.browse()
  }, [lists])

  const onSearch = (value: string) => {
    setText(value)
    lists?.search(value)
  }
  const showAll = () => {
    onSearch('')
    if (isCertifiedOnly) lists?.showCertifiedOnly(false)
  }
  const isEmpty = entries.length === 0 && !isLoading

  return (
    <>
      <div className="pt-all-wallets-view-bar">
        <Input
          label={t.allWallets.search}
          placeholder={t.allWallets.search}
          value={text}
          onValueChange={onSearch}
          clearLabel={t.common.clearSearch}
        />
        <button
          type="button"
          className="pt-all-wallets-view-filter"
          aria-pressed={isCertifiedOnly}
          aria-label={t.allWallets.certifiedOnly}
          title={t.allWallets.certifiedOnly}
          onClick={() => lists?.showCertifiedOnly(!isCertifiedOnly)}
        >
          <Seal />
        </button>
      </div>
      <VisuallyHidden>
        <span role="status">
          {isLoading ? t.common.loading : isEmpty ? t.allWallets.none : t.allWallets.found({ count: entries.length })}
        </span>
      </VisuallyHidden>
      <div className="pt-all-wallets-view-area" data-empty={isEmpty || undefined}>
        {isEmpty && !isBroken && (
          <EmptyState
            title={t.allWallets.none}
            text={t.allWallets.noneText}
            action={
              <Button variant="secondary" onClick={showAll}>
                {t.allWallets.showAll}
              </Button>
            }
          />
        )}
        {isEmpty && isBroken && (
          <EmptyState
            title={t.allWallets.failedTitle}
            text={t.allWallets.failedText}
            action={
              <Button icon={<Refresh />} onClick={retry}>
                {t.common.retry}
              </Button>
            }
          />
        )}
        {!isEmpty && (
          <WalletGrid
            // Another list starts at its top.
            key={`${isCertifiedOnly} ${searchText}`}
            entries={entries}
            isLoading={isLoading}
            hasMore={!searchText && browsed.hasMore}
            onMore={lists?.browse}
            onRetry={isBroken ? retry : undefined}
          />
        )}
      </div>
    </>
  )
}
