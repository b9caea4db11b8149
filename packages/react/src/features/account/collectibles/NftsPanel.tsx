import { isSuspectName, type PagedList } from '@portico/core/account'
import { Disclosure, EmptyState, Scroller } from '@portico/ui'
import type { Nft } from '@portico/wire/http'
import { useEffect } from 'react'
import { useGuard } from '../../../hooks/useGuard.js'
import { useStore } from '../../../hooks/useStore.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { More } from '../parts/More.js'
import { PanelFailure } from '../parts/PanelFailure.js'
import { NftGrid } from './NftGrid.js'
import { NftsLoading } from './NftsLoading.js'
import { nftsWords } from './nftsWords.js'

/** The collectibles of the account; those that nobody wanted are folded away. */
export function NftsPanel({ list }: { list: PagedList<Nft> }) {
  const t = useTranslate(nftsWords)
  const run = useGuard()
  const { status, items, next, more } = useStore(list.store, list.store.get())
  useEffect(() => list.watch(), [list])
  if (status === 'loading') return <NftsLoading />
  if (status === 'error')
    return <PanelFailure title={t.nfts.failedTitle} text={t.nfts.failedText} onRetry={list.retry} />
  if (items.length === 0 && !next) {
    return (
      <div className="pt-nfts-panel-empty">
        <EmptyState title={t.nfts.emptyTitle} text={t.nfts.emptyText} />
      </div>
    )
  }
  const suspects = items.filter(isSuspect)
  return (
    <Scroller>
      <NftGrid label={t.account.tab.nfts} nfts={items.filter((nft) => !isSuspect(nft))} />
      <More next={next} more={more} onMore={() => run(list.loadMore)} />
      {suspects.length > 0 && (
        <div className="pt-nfts-panel-hidden">
          <Disclosure summary={t.nfts.hidden({ count: suspects.length })}>
            <NftGrid label={t.nfts.hidden({ count: suspects.length })} nfts={suspects} />
          </Disclosure>
        </div>
      )}
    </Scroller>
  )
}

function isSuspect({ isSpam, name, collection }: Nft): boolean {
  return isSpam || isSuspectName(name) || isSuspectName(collection.name)
}
