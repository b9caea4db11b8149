import type { Locale } from './localeNames.js'
import type { Messages } from './messages.js'

/** Loads the words of a language, a chunk each; imported by `createPortico` alone. English comes with the code that shows it. */
export const locales: Readonly<Record<Locale, () => Promise<Messages | undefined>>> = /* @__PURE__ */ Object.freeze({
  en: async () => undefined,
  de: async () => (await import('./messages/de.js')).de,
  ar: async () => (await import('./messages/ar.js')).ar,
})
