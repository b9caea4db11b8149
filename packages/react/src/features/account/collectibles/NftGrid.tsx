import type { Nft } from '@portico/wire/http'
import { NftTile } from './NftTile.js'

export type NftGridProps = { label: string; nfts: readonly Nft[] }

/** Collectibles side by side. */
export function NftGrid({ label, nfts }: NftGridProps) {
  return (
    <ul className="pt-nft-grid" aria-label={label}>
      {nfts.map((nft) => (
        <li key={`${nft.address}:${nft.tokenId}`} className="pt-nft-grid-item">
          <NftTile nft={nft} />
        </li>
      ))}
    </ul>
  )
}
