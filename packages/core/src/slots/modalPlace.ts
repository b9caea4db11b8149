/** `idle`: nobody asked, so nothing may be held up by it. `intent`: a click is likely within a moment. */
export type PrefetchTime = 'idle' | 'intent'

/** Something that can show the modal: a provider over the page, or a place in the host's layout. */
export type ModalPlace = {
  /** Puts the modal on the page, or says that it is there. */
  mount(): Promise<void> | 'shown'
  /** Fetches the modal's code and renders, unseen, what it will open on: when the page is idle, or the visitor about to click. */
  prefetch?(when: PrefetchTime): void
  /** Whether this is the one that shows the modal. */
  setActive?(isActive: boolean): void
}

/** One that is taken off the page when the kit ends. */
export type KeptPlace = ModalPlace & { remove(): void }
