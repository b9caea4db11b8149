import type { Portico } from '@portico/core'
import { type ViewFeature, type ViewName, type ViewNameOf, viewFacts } from '@portico/core/views'
import type { FunctionComponent } from 'react'
import { views as connectViews } from '../features/connect/index.js'
import { transferViews } from '../features/transferViews.js'
import type { ViewComponents } from './viewProps.js'

/** A view of any name; its own data was matched when it was pushed. */
export type AnyView = FunctionComponent<{ data: never }>
export type ViewMap = Partial<Record<ViewName, AnyView>>

/** Views that come with the modal. */
export const firstViews: ViewMap = connectViews

type Chunks = {
  readonly [Feature in ViewFeature]: (kit: Portico) => Promise<ViewComponents<ViewNameOf<Feature>> | undefined>
}

/** Where the components of a feature's views are: a chunk each. A view of core's table without a component does not compile. */
const chunks: Chunks = Object.freeze({
  account: () => import('../features/account/index.js').then(viewsOf),
  connect: async () => connectViews,
  connecting: () => import('../features/connecting/index.js').then(viewsOf),
  guide: () => import('../features/guide/index.js').then(viewsOf),
  networks: () => import('../features/networks/index.js').then(viewsOf),
  none: async () => undefined,
  pairing: () => import('../features/pairing/index.js').then(viewsOf),
  receive: transferViews.receive,
  send: transferViews.send,
  sendReview: transferViews.sendReview,
  siwx: () => import('../features/siwx/index.js').then(viewsOf),
  wallets: () => import('../features/wallets/index.js').then(viewsOf),
})

function viewsOf<Views>({ views }: { views: Views }): Views {
  return views
}

/** Fetches a view, and with it the others of its feature; what is not built, or switched off by the site, says so. */
export async function loadViews(kit: Portico, name: ViewName): Promise<ViewMap> {
  const load: (kit: Portico) => Promise<ViewMap | undefined> = chunks[viewFacts(name).feature]
  return (await load(kit)) ?? { [name]: (await import('../features/unavailable/index.js')).unavailableView }
}
