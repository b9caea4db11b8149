import { isSuspectName, readableName, serverImage } from '@portico/core/account'
import { formatAmount } from '@portico/core/page'
import { Monogram, Picture } from '@portico/ui/images'
import type { Nft } from '@portico/wire/http'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { nftsWords } from './nftsWords.js'

/** One collectible: its picture, its name, where it belongs, how many there are. */
export function NftTile({ nft }: { nft: Nft }) {
  const t = useTranslate(nftsWords)
  const locale = useKitState((state) => state.language.locale)
  const src = useKitState((state) => serverImage(nft.imageUrl, state.options.endpoints))
  const name = shown(nft.name) || t.nfts.unnamed({ id: shortId(nft.tokenId) })
  const collection = shown(nft.collection.name) || shown(nft.collection.symbol)
  return (
    <figure className="pt-nft-tile" title={collection ? `${name} · ${collection}` : name}>
      <span className="pt-nft-tile-picture">
        <Picture src={src} size={160}>
          <Monogram id={nft.address} name={collection || name} />
        </Picture>
        {nft.quantity !== '1' && (
          <span className="pt-nft-tile-quantity" dir="ltr">
            {t.nfts.quantity({ count: formatAmount(nft.quantity, { decimals: 0, locale }) })}
          </span>
        )}
      </span>
      <figcaption className="pt-nft-tile-words">
        <span className="pt-nft-tile-name" dir="auto">
          {name}
        </span>
        <span className="pt-nft-tile-collection" dir="auto">
          {collection}
        </span>
      </figcaption>
    </figure>
  )
}

/** A name that advertises something is no name. */
function shown(name: string | null): string {
  return isSuspectName(name) ? '' : readableName(name)
}

/** Token ids may have 78 digits. */
function shortId(id: string): string {
  return id.length > 10 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id
}
