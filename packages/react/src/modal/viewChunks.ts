import type { Portico } from '@portico/core'
import { type ViewFeature, type ViewName, type ViewNameOf, viewFacts } from '@portico/core/views'
import type { FunctionComponent } from 'react'
import { connectViews } from '../features/connect/index.js'
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
  account: async () => (await import('../features/account/index.js')).accountViews,
  connect: async () => connectViews,
  connecting: async () => (await import('../features/connecting/index.js')).connectingViews,
  guide: async () => (await import('../features/guide/index.js')).guideViews,
  networks: async () => (await import('../features/networks/index.js')).networkViews,
  none: async () => undefined,
  pairing: async () => (await import('../features/pairing/index.js')).pairingViews,
  receive: transferViews.receive,
  send: transferViews.send,
  sendReview: transferViews.sendReview,
  siwx: async () => (await import('../features/siwx/index.js')).signInViews,
  wallets: async () => (await import('../features/wallets/index.js')).walletViews,
})

/** Fetches a view, and with it the others of its feature; what is not built, or switched off by the site, says so. */
export async function loadViews(kit: Portico, name: ViewName): Promise<ViewMap> {
  const load: (kit: Portico) => Promise<ViewMap | undefined> = chunks[viewFacts(name).feature]
  return (await load(kit)) ?? { [name]: (await import('../features/unavailable/index.js')).unavailableView }
}
