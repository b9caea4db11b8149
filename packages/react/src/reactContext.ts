'use client'
import type { Portico } from '@portico/core'
import type { Chunk } from '@portico/core/page'
import { createContext } from 'react'
import type { AccountButton } from './buttons/AccountButton.js'
import type { GuardedActions } from './hooks/guardActions.js'
import type { ViewMap } from './modal/viewChunks.js'
import type { ModalParts } from './mount/createParts.js'
import type { FeatureSheet } from './mount/shadowHost.js'

export type PorticoReact = {
  readonly kit: Portico
  /** In the modal: what its views do. */
  readonly actions?: GuardedActions | undefined
  /** In the host's page: what `PorticoButton` becomes with an account, once one of them has asked for it. */
  readonly accountButton?: { current: Chunk<typeof AccountButton> | undefined } | undefined
  /** In the modal: fetches what the views it does not open with have in common, the visitor's language. */
  readonly loadLater?: (() => Promise<unknown>) | undefined
  /** In the modal: fetches, once, what connects a wallet, and its screens, ahead of the click. */
  readonly prefetchConnecting?: (() => void) | undefined
  /** In the modal: fetches, once, what pairs, and its screens, ahead of the click. */
  readonly prefetchPairing?: (() => void) | undefined
  /** In the modal: views that were prefetched, with their words: they are shown at once. */
  readonly prefetchedViews?: { readonly current: ViewMap } | undefined
  /** In the modal: components that come later. */
  readonly parts?: ModalParts | undefined
  /** In the modal: adds the style sheet of a feature. */
  readonly adoptSheet?: ((sheet: FeatureSheet) => void) | undefined
}

/** The only context of the kit. */
export const PorticoReactContext = createContext<PorticoReact | undefined>(undefined)
