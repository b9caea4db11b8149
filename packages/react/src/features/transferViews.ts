import type { Portico } from '@portico/core'
import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../modal/viewProps.js'

type TransferFeature = 'receive' | 'send' | 'sendReview'
type LoadViews<Feature extends TransferFeature> = (
  kit: Portico,
) => Promise<ViewComponents<ViewNameOf<Feature>> | undefined>

/** Fetches the views of receiving and sending, with the feature that they show; undefined where the site has switched it off. */
export const transferViews: { readonly [Feature in TransferFeature]: LoadViews<Feature> } = Object.freeze({
  async receive(kit: Portico) {
    if (!kit.store.get().options.features.receive) return undefined
    return (await import('./receive/index.js')).views
  },
  async send(kit: Portico) {
    const [views, send] = (await loadSend(kit)) ?? []
    return send && views?.sendViews(send)
  },
  async sendReview(kit: Portico) {
    const [views, send] = (await loadSend(kit)) ?? []
    return send && views?.sendReviewViews(send)
  },
})

async function loadSend(kit: Portico) {
  const coming = kit.feature('send')
  return coming && Promise.all([import('./send/index.js'), coming])
}
