import { limits } from '../../config/limits.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'

/** Fetches the first pictures of a page ahead; what has not come after 2 s is left to whoever shows it (WALLETS-05). */
export function preloadImages(ctx: PorticoContext, wallets: readonly Wallet[]): void {
  const stops = wallets
    .slice(0, limits.preloadedImages)
    .flatMap(({ image_url }) => (image_url ? [ctx.env.preloadImage(image_url)] : []))
  if (stops.length) ctx.after(limits.imagePreload, () => stops.forEach((stop) => void stop()))
}
