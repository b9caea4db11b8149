import { PorticoError } from '../errors/PorticoError.js'

/** Asks the browser within the call: it copies for a visitor's click, and not later. */
export async function copyToClipboard(text: string): Promise<void> {
  const board = clipboard()
  if (board) await board.writeText(text)
  else copyByCommand(text)
}

export async function readClipboard(): Promise<string> {
  const text = await clipboard()?.readText()
  if (text === undefined) throw new PorticoError('clipboard/failed')
  return text
}

/** Absent on pages without TLS, whatever the types say. */
function clipboard(): Clipboard | undefined {
  return navigator.clipboard as Clipboard | undefined // see above
}

/** For pages without TLS: the older command asks the page's listeners what to copy, and no selection is needed. */
function copyByCommand(text: string): void {
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation() // some sites change what visitors copy; an address must not be changed
  }
  window.addEventListener('copy', onCopy, { capture: true, once: true })
  const isCopied = document.execCommand('copy')
  window.removeEventListener('copy', onCopy, { capture: true })
  if (!isCopied) throw new PorticoError('clipboard/failed')
}
