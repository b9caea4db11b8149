const reaching = ['keydown', 'selectstart'] as const

/**
 * Keeps a rendered dialog that is not shown yet out of everybody's way until it is. `inert` would be enough, but every
 * element inside inherits it: taken away at the click, all of them are styled again, which is a third of the time that
 * opening takes. So only a visitor who might reach the dialog by keyboard or with a selection makes it inert; pointers
 * are kept away by its clip, screen readers by `aria-hidden`.
 */
export function keepReady(dialog: HTMLDialogElement): () => void {
  const { ownerDocument } = dialog
  const makeInert = (): void => dialog.setAttribute('inert', '')
  // One that fades away keeps its attribute; one that the visitor comes near again needs it no more.
  if (dialog.getAnimations().length === 0) dialog.removeAttribute('inert')
  for (const event of reaching) ownerDocument.addEventListener(event, makeInert, { capture: true })
  return () => {
    for (const event of reaching) ownerDocument.removeEventListener(event, makeInert, { capture: true })
  }
}
