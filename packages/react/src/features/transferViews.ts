import type { Portico } from '@portico/core'
import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../modal/viewProps.js'

type LoadViews<Feature extends 'receive' | 'send'> = (
  kit: Portico,
) => Promise<ViewComponents<ViewNameOf<Feature>> | undefined>

/** Fetches the views of receiving and sending, with the feature that they show; undefined where the site has switched it off. */
export const transferViews: { readonly [Feature in 'receive' | 'send']: LoadViews<Feature> } = Object.freeze({
  async receive(kit: Portico) {
    if (!kit.store.get().options.features.receive) return undefined
    return (await import('./receive/index.js')).receiveViews
  },
  async send(kit: Portico) {
    const coming = kit.feature('send')
    if (!coming) return undefined
    const [{ sendViews }, send] = await Promise.all([import('./send/index.js'), coming])
    return sendViews(send)
  },
})
