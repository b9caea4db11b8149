/**
 * Keeps the page behind the modal from scrolling. By a style sheet of its own and not by inline styles, which belong to the
 * host: each kit adds one and takes it away again. Where a scrollbar takes room, its room stays, so that the page does
 * not jump.
 */
export function lockScroll(page: Document): () => void {
  const hasScrollbar = (page.defaultView?.innerWidth ?? 0) > page.documentElement.clientWidth
  const gutter = hasScrollbar ? 'scrollbar-gutter: stable !important;' : ''
  const sheet = new CSSStyleSheet()
  // Important, because the host's own inline value would be stronger.
  sheet.replaceSync(`html { overflow: hidden !important; ${gutter} }`)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
