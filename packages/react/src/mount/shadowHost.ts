import { sheetText } from './sheetText.generated.js'

/** An element with a shadow root that the page's CSS cannot reach; its one style sheet is constructed, as a strict CSP asks. */
export function createShadowHost(container: HTMLElement): { host: HTMLElement; wrapper: HTMLElement } {
  const host = document.createElement('div')
  host.dataset['portico'] = ''
  // A host's `div { display: none !important }` would take the modal with it; only an important inline value is stronger.
  host.style.setProperty('display', 'contents', 'important')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  root.adoptedStyleSheets = [sheet]
  const wrapper = document.createElement('div')
  wrapper.className = 'pt-root'
  root.append(wrapper)
  container.append(host)
  return { host, wrapper }
}
