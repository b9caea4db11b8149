/**
 * Keeps the page behind the modal from scrolling. Kits share the page, so the count is kept on <html>: the one value we
 * allow ourselves there. Where a scrollbar takes room, its room stays, so that the page does not jump.
 */
export function lockScroll(): () => void {
  const page = document.documentElement
  const count = Number(page.dataset['porticoOpen'] ?? 0)
  if (count === 0) {
    if (window.innerWidth > page.clientWidth) page.style.setProperty('scrollbar-gutter', 'stable')
    page.style.setProperty('overflow', 'hidden')
  }
  page.dataset['porticoOpen'] = String(count + 1)
  return () => {
    const left = Number(page.dataset['porticoOpen'] ?? 1) - 1
    if (left > 0) {
      page.dataset['porticoOpen'] = String(left)
      return
    }
    delete page.dataset['porticoOpen']
    page.style.removeProperty('overflow')
    page.style.removeProperty('scrollbar-gutter')
  }
}
