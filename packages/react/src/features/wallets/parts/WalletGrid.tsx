import type { WalletEntry } from '@portico/core/wallets'
import { Scroller, TileColumn, TilePlaceholder, VirtualGrid } from '@portico/ui'
import { memo, useCallback } from 'react'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { DirectoryNote } from '../../connect/parts/DirectoryNote.js'
import { allWalletsWords } from '../allWalletsWords.js'
import { WalletTile } from './WalletTile.js'

export type WalletGridProps = {
  entries: readonly WalletEntry[]
  isLoading: boolean
  hasMore: boolean
  onMore: (() => void) | undefined
  /** Given when the rest could not be loaded. */
  onRetry: (() => void) | undefined
}

const tileHeight = 100
/** Four rows of the first page; later pages are announced by one. */
const firstPlaces = 16
const nextPlaces = 4

const keyOf = (entry: WalletEntry): string => entry.key

/** Rendered again only when there is something new to show. */
export const WalletGrid = /* @__PURE__ */ memo(PlainWalletGrid)

function PlainWalletGrid({ entries, isLoading, hasMore, onMore, onRetry }: WalletGridProps) {
  const t = useTranslate(allWalletsWords)
  const { chooseWallet } = useActions()
  const { certified } = t.allWallets
  const renderTile = useCallback(
    (entry: WalletEntry | undefined, tabIndex: 0 | -1) =>
      entry ? (
        <WalletTile entry={entry} tabIndex={tabIndex} certified={certified} onChoose={chooseWallet} />
      ) : (
        <TilePlaceholder />
      ),
    [certified, chooseWallet],
  )
  const isComing = !onRetry && (isLoading || hasMore)
  const coming = isComing ? Math.max(firstPlaces - entries.length, nextPlaces) : 0
  return (
    <Scroller>
      <VirtualGrid
        label={t.connect.wallets}
        items={entries}
        coming={coming}
        tileHeight={tileHeight}
        gap={4}
        getKey={keyOf}
        onNearEnd={isComing && !isLoading ? onMore : undefined}
        renderTile={renderTile}
        placeholder={<TileColumn />}
      />
      {onRetry && <DirectoryNote onRetry={onRetry} />}
    </Scroller>
  )
}
