import type { WalletEntry } from '@portico/core/wallets'
import { Tile } from '@portico/ui'
import { Seal } from '@portico/ui/icons'
import { WalletImage } from '@portico/ui/images'
import { memo } from 'react'
import { usePrefetchPairing } from '../../parts/usePrefetchPairing.js'

export type WalletTileProps = {
  entry: WalletEntry
  tabIndex: 0 | -1
  /** What the badge of a certified wallet says. */
  certified: string
  onChoose: (entry: WalletEntry) => void
}

/** Rendered again only when something of it changes: scrolling moves past thousands. */
export const WalletTile = /* @__PURE__ */ memo(PlainWalletTile)

function PlainWalletTile({ entry, tabIndex, certified, onChoose }: WalletTileProps) {
  const prepare = usePrefetchPairing(!entry.connector)
  return (
    <Tile
      image={<WalletImage id={entry.key} name={entry.name} src={entry.imageUrl} size={56} />}
      name={entry.name}
      title={entry.name}
      badge={entry.isCertified ? { icon: <Seal size={16} />, label: certified } : undefined}
      tabIndex={tabIndex}
      {...prepare}
      onClick={() => onChoose(entry)}
    />
  )
}
