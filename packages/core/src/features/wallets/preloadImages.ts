import { serverLimits } from '../../config/serverLimits.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import { preloadImage } from '../../env/preloadImage.js'
import type { Unsubscribe } from '../../state/createStore.js'

/** So few at once that starting them does not cost the visitor a frame. */
const batch = 2
const pause = 25

/**
 * Fetches the first pictures of a page ahead; what has not come after 2 s is left to whoever shows it (WALLETS-05).
 * Calling back leaves out those that have not begun.
 */
export function preloadImages(ctx: PorticoContext, wallets: readonly Wallet[], delay = 0): Unsubscribe {
  const urls = wallets.slice(0, serverLimits.preloadedImages).flatMap(({ image_url }) => image_url ?? [])
  const batches = Array.from({ length: Math.ceil(urls.length / batch) }, (_, index) =>
    ctx.after(delay + index * pause, () => {
      const stops = urls
        .slice(index * batch, (index + 1) * batch)
        .map((url) => (ctx.env.preloadImage ?? preloadImage)(url))
      ctx.after(serverLimits.imagePreload, () => stops.forEach((stop) => void stop()))
    }),
  )
  return () => batches.forEach((cancel) => void cancel())
}
