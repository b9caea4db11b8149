import { sheetText } from './sheetText.generated.js'

/** What the chunk of a feature brings along: styles that others may bring too, and those of its own views. */
export type FeatureSheet = { readonly parts: string; readonly views: string }

export type ShadowHost = {
  readonly host: HTMLElement
  readonly wrapper: HTMLElement
  /** Adds the style sheet of a feature, once. */
  readonly adoptSheet: (sheet: FeatureSheet) => void
}

/** An element with a shadow root that the page's CSS cannot reach; its style sheets are constructed, as a strict CSP asks. */
export function createShadowHost(container: HTMLElement): ShadowHost {
  const host = document.createElement('div')
  host.dataset['portico'] = ''
  // A host's `div { display: none !important }` would take the modal with it; only an important inline value is stronger.
  host.style.setProperty('display', 'contents', 'important')
  const root = host.attachShadow({ mode: 'open' })
  const opening = sheetOf(sheetText)
  root.adoptedStyleSheets = [opening]
  const wrapper = document.createElement('div')
  wrapper.className = 'pt-root'
  root.append(wrapper)
  container.append(host)
  const adopted = new Map<FeatureSheet, { readonly parts: CSSStyleSheet; readonly views: CSSStyleSheet }>()
  const adoptSheet = (sheet: FeatureSheet): void => {
    if (adopted.has(sheet)) return
    adopted.set(sheet, { parts: sheetOf(sheet.parts), views: sheetOf(sheet.views) })
    const sheets = [...adopted.values()]
    // Views refine parts: no part that comes later may stand behind them.
    root.adoptedStyleSheets = [opening, ...sheets.map(({ parts }) => parts), ...sheets.map(({ views }) => views)]
  }
  return { host, wrapper, adoptSheet }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
