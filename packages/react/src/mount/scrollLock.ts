/**
 * Keeps the page behind the modal from scrolling. Kits share the page, so the count is kept on <html>: the one value we
 * allow ourselves there.
 */
export function lockScroll(): () => void {
  const page = document.documentElement
  const count = Number(page.dataset['porticoOpen'] ?? 0)
  if (count === 0) page.style.setProperty('overflow', 'hidden')
  page.dataset['porticoOpen'] = String(count + 1)
  return () => {
    const left = Number(page.dataset['porticoOpen'] ?? 1) - 1
    if (left > 0) {
      page.dataset['porticoOpen'] = String(left)
      return
    }
    delete page.dataset['porticoOpen']
    page.style.removeProperty('overflow')
  }
}
