import { getWalletImage, type WalletListing } from '@portico/wire/http'
import { cleanName } from '@portico/wire/wallets'
import type { Wallet } from '../../connectors/wallet.js'
import type { Api } from '../../slots/api.js'

/** A listing as the kit keeps it: nothing is null, the name is readable, every link leads where links may lead. */
export function toWallet(api: Api, listing: WalletListing): Wallet | undefined {
  const name = cleanName(listing.name)
  if (!listing.id || !name) return undefined
  return {
    id: listing.id,
    name,
    rdns: listing.rdns || undefined,
    badge_type: listing.badge_type ?? undefined,
    chains: listing.chains ?? undefined,
    image_id: listing.image_id || undefined,
    image_url: imageOf(api, listing),
    homepage: page(listing.homepage),
    mobile_link: app(listing.mobile_link),
    link_mode: page(listing.link_mode),
    desktop_link: app(listing.desktop_link),
    webapp_link: page(listing.webapp_link),
    app_store: page(listing.app_store),
    play_store: page(listing.play_store),
    chrome_store: page(listing.chrome_store),
    injected: listing.injected?.flatMap(({ namespace, injected_id }) =>
      injected_id ? { namespace: namespace ?? undefined, injected_id } : [],
    ),
  }
}

/** A version that begins with `m` names a monogram that the server drew: views draw the same one without asking for it. */
const monogram = /\.m\d[a-z\d]*$/

function imageOf(api: Api, { image_id, image_url }: WalletListing): string | undefined {
  if (!image_id) return page(image_url)
  return monogram.test(image_id) ? undefined : api.imageUrl(getWalletImage, image_id)
}

function page(link: string | null | undefined): string | undefined {
  return link && /^https?:\/\/[^\s/]/i.test(link) ? link : undefined
}

/** The scheme of an app, or a page; nothing that could run or read something here. */
function app(link: string | null | undefined): string | undefined {
  return link && /^(?!javascript:|data:|vbscript:|blob:|file:)[a-z][a-z0-9+.-]*(:|$)/i.test(link) ? link : undefined
}
