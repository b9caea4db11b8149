import { serverLimits } from '../../config/serverLimits.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'

/** So few at once that starting them does not cost the visitor a frame. */
const batch = 4
const pause = 50

/** Fetches the first pictures of a page ahead; what has not come after 2 s is left to whoever shows it (WALLETS-05). */
export function preloadImages(ctx: PorticoContext, wallets: readonly Wallet[]): void {
  const urls = wallets.slice(0, serverLimits.preloadedImages).flatMap(({ image_url }) => image_url ?? [])
  for (let index = 0; index < urls.length; index += batch) {
    ctx.after((index / batch) * pause, () => {
      const stops = urls.slice(index, index + batch).map((url) => ctx.env.preloadImage(url))
      ctx.after(serverLimits.imagePreload, () => stops.forEach((stop) => void stop()))
    })
  }
}
