import { sheetText } from './sheetText.generated.js'

/** An element with a shadow root that the page's CSS cannot reach; its one style sheet is constructed, as a strict CSP asks. */
export function createShadowHost(container: HTMLElement): { host: HTMLElement; wrapper: HTMLElement } {
  const host = document.createElement('div')
  host.dataset['portico'] = ''
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
