import type { Locale } from './localeNames.js'
import type { Messages } from './messages.js'

/** Loads the words of a language. Each is a chunk of its own; imported by `createPortico` alone. */
export const locales: Readonly<Record<Locale, () => Promise<Messages>>> = /* @__PURE__ */ Object.freeze({
  en: async () => (await import('./messages/en.js')).en,
  de: async () => (await import('./messages/de.js')).de,
  ar: async () => (await import('./messages/ar.js')).ar,
})
