'use client'
import type { Portico } from '@portico/core'
import { useKit } from '../hooks/useKit.js'
import { useKitState } from '../hooks/useKitState.js'
import { useOpenFailure } from '../hooks/useOpenFailure.js'
import { type PrefetchHandlers, usePrefetch } from './usePrefetch.js'
import { type Themed, useThemed } from './useThemed.js'

export type OpenButton = {
  /** What to do after a failed opening, in place of the button's words: try again, and then reload the page. */
  readonly failure: string | undefined
  readonly props: Themed<HTMLButtonElement> &
    PrefetchHandlers & { readonly onClick: () => void; readonly 'aria-live': 'polite' | undefined }
}

/** What the buttons of the kit have in common: theme, prefetching, and a click that opens the modal, or reloads the page. */
export function useOpenButton(onOpen: (kit: Portico) => Promise<void> | undefined): OpenButton {
  const kit = useKit('useOpenButton')
  const isLoading = useKitState((state) => state.modal.loading)
  const failure = useOpenFailure()
  const themed = useThemed<HTMLButtonElement>()
  const prefetch = usePrefetch()
  const onClick = (): void => {
    // Twice the modal's code did not come while the page was online: it is gone.
    if ((kit.store.get().modal.failures ?? 0) > 1) kit.actions.reloadPage()
    // A failed opening is told by an alert and on the console, and by this button.
    else onOpen(kit)?.catch(() => undefined)
  }
  return {
    failure,
    // Live before there is something to tell, so that it is told.
    props: { ...themed, ...prefetch, onClick, 'aria-live': isLoading || failure ? 'polite' : undefined },
  }
}
