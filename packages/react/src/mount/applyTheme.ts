import type { State } from '@portico/core/page'

/** Sets light or dark and the host's design tokens on an element; tokens taken back are removed. */
export function applyTheme(element: HTMLElement, { mode, variables }: State['theme']): void {
  element.dataset['theme'] = mode
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) element.style.removeProperty(name)
    else element.style.setProperty(name, withUnit(name, value))
  }
}

export function applyLanguage(element: HTMLElement, { locale, direction }: State['language']): void {
  element.lang = locale
  element.dir = direction
}

/** A bare number means pixels for sizes and percent for the strength of the tint. */
function withUnit(name: string, value: string | number): string {
  if (typeof value === 'string') return value
  if (name.endsWith('-master')) return `${value}px`
  return name.endsWith('-strength') ? `${value}%` : `${value}`
}
