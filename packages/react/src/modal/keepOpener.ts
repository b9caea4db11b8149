/**
 * A dialog gives the focus back to the button that opened it. The connect button becomes an account button meanwhile, or the
 * other way round, and the focus of a removed element falls to the page's body. So the button that stands in its place
 * then is the opener, and gets the focus where nobody else has it. Returns what gives the focus back.
 */
export function keepOpener(dialog: HTMLDialogElement): { restore: () => void; stop: () => void } {
  const { ownerDocument: page } = dialog
  const { activeElement, body } = page
  const parent = activeElement?.parentNode
  if (!(activeElement instanceof HTMLButtonElement) || !parent) return { restore() {}, stop() {} }
  const before = activeElement.previousSibling
  let opener = activeElement
  let isBack = false
  const restore = (): void => {
    isBack = true
    // A closed dialog has the focus until the next frame.
    const isLost = page.activeElement === body || dialog.matches(':focus-within')
    if (isLost) opener.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    const place = before ? before.nextSibling : parent.firstChild
    if (opener.isConnected || !(place instanceof HTMLButtonElement)) return
    opener = place
    if (isBack) restore()
  })
  observer.observe(parent, { childList: true })
  return { restore, stop: () => observer.disconnect() }
}
