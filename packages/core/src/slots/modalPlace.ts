/** Something that can show the modal: a provider over the page, or a place in the host's layout. */
export type ModalPlace = {
  /** Puts the modal on the page, or says that it is there. */
  mount(): Promise<void> | 'shown'
  /** Fetches the modal's code and does nothing else with it: called when the page is idle. */
  load?(): void
  /** Fetches it and renders, unseen, what it will open on: called when the visitor is about to click. */
  prefetch?(): void
  /** Whether this is the one that shows the modal. */
  setActive?(isActive: boolean): void
}

/** One that is taken off the page when the kit ends. */
export type KeptPlace = ModalPlace & { remove(): void }
