const reaching = ['keydown', 'selectstart', 'focusin'] as const

/**
 * Keeps a rendered dialog that is not shown yet out of everybody's reach. `inert` would be enough, but every element
 * inside inherits it: taken away at the click, all of them are styled again, which is a third of the time that opening
 * takes. So only a visitor who might reach the dialog by keyboard, focus or with a selection makes it inert; pointers are
 * kept away by its clip, screen readers by `aria-hidden`, and no form field is rendered before it opens.
 */
export function keepUnreachable(dialog: HTMLDialogElement): () => void {
  const { ownerDocument } = dialog
  const makeInert = ({ type, target }: Event): void => {
    // The focus that prefetched it is the button's own; one that comes into the modal is not wanted there.
    if (type !== 'focusin' || target === (dialog.getRootNode() as ShadowRoot).host) dialog.setAttribute('inert', '') // always in a shadow root
  }
  dialog.removeAttribute('inert')
  for (const event of reaching) ownerDocument.addEventListener(event, makeInert, { capture: true })
  return () => {
    for (const event of reaching) ownerDocument.removeEventListener(event, makeInert, { capture: true })
  }
}
