'use client'
import type { Portico } from '@portico/core'
import { useKit } from '../hooks/useKit.js'
import { useKitState } from '../hooks/useKitState.js'
import { type PrefetchHandlers, usePrefetch } from './usePrefetch.js'
import { type Themed, useThemed } from './useThemed.js'

export type OpenButton = {
  /** The modal's code did not come twice: it is gone, or the page is offline, and a reload helps with both. */
  readonly mustReload: boolean
  readonly props: Themed<HTMLButtonElement> & PrefetchHandlers & { readonly onClick: () => void }
}

/** What the buttons of the kit have in common: theme, prefetching, and a click that opens the modal, or reloads the page. */
export function useOpenButton(onOpen: (kit: Portico) => Promise<void> | undefined): OpenButton {
  const kit = useKit('useOpenButton')
  const mustReload = useKitState((state) => (state.modal.failures ?? 0) > 1)
  const themed = useThemed<HTMLButtonElement>()
  const prefetch = usePrefetch()
  const onClick = (): void => {
    if (mustReload) kit.actions.reloadPage()
    // A failed opening is told by an alert and on the console, and by this button.
    else onOpen(kit)?.catch(() => undefined)
  }
  return { mustReload, props: { ...themed, ...prefetch, onClick } }
}
