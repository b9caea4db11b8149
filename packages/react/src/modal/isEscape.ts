/** What browsers say of a key that an input method has taken. */
const takenKeyCode = 229

/**
 * Whether the visitor pressed Escape for the modal. The key is kept from everybody else: the browser would close the
 * dialog itself, as for Back. One that ends the composition of an input method means the text, not the modal.
 */
export function isEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false
  event.preventDefault()
  event.stopPropagation()
  return !event.isComposing && event.keyCode !== takenKeyCode
}
