const dismissing = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const

/**
 * Keeps from the page what menus and drawers take for a press or focus outside of them: the host's layer that holds the opener
 * would close behind the modal. React listens further in, at its root in the shadow root.
 */
export function keepInside(dialog: HTMLDialogElement): () => void {
  const { host } = dialog.getRootNode() as ShadowRoot // always in a shadow root
  const stop = (event: Event): void => event.stopPropagation()
  for (const event of dismissing) host.addEventListener(event, stop, { passive: true })
  return () => {
    for (const event of dismissing) host.removeEventListener(event, stop)
  }
}
