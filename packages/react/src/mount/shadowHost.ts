import { sheetText } from './sheetText.generated.js'

export type ShadowHost = {
  readonly host: HTMLElement
  readonly wrapper: HTMLElement
  /** Fetches the styles of the views that the modal does not open with. */
  readonly loadStyles: () => Promise<void>
}

/** An element with a shadow root that the page's CSS cannot reach; its style sheets are constructed, as a strict CSP asks. */
export function createShadowHost(container: HTMLElement): ShadowHost {
  const host = document.createElement('div')
  host.dataset['portico'] = ''
  // A host's `div { display: none !important }` would take the modal with it; only an important inline value is stronger.
  host.style.setProperty('display', 'contents', 'important')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(sheetText)]
  const wrapper = document.createElement('div')
  wrapper.className = 'pt-root'
  root.append(wrapper)
  container.append(host)
  let isStyled = false
  const loadStyles = async (): Promise<void> => {
    const { laterSheetText } = await import('./laterSheetText.generated.js')
    if (isStyled) return
    isStyled = true
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(laterSheetText)]
  }
  return { host, wrapper, loadStyles }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
