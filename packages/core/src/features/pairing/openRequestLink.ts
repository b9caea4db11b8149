import type { PorticoContext } from '../../context.js'
import { pairingKeys } from './pairingKeys.js'
import { linkTarget, openLink } from './walletLink.js'

/** A request is on its way to an app on this phone: brings that app to the front. Elsewhere the wallet is in sight. */
export function openRequestLink(ctx: PorticoContext, { topic, id }: { topic: string; id: number }): void {
  if (!ctx.env.platform().isMobile) return
  const stored = ctx.storage.get(pairingKeys.deepLink)
  if (stored) openLink(ctx, `${stored.href}wc?requestId=${id}&sessionTopic=${topic}`, linkTarget(ctx, 'mobile'))
}
