/** How each element that shows digits is drawn: the text and its computed `font-variant-ligatures`. */
export function ligaturesOf(container: Element): readonly (readonly [text: string, ligatures: string])[] {
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
    const shown = element instanceof HTMLInputElement ? element.value : text
    return /\d/.test(shown) ? [[shown, getComputedStyle(element).fontVariantLigatures] as const] : []
  })
}
