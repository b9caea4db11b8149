import { checkOneOf } from '../config/check.js'
import type { PorticoContext } from '../context.js'
import { type Locale, localeNames, rightToLeft } from '../i18n/localeNames.js'
import type { Messages } from '../i18n/messages.js'

export type LocaleLoaders = Readonly<Record<Locale, () => Promise<Messages | undefined>>>

/**
 * Speaks another language once its words are there, so that no page is marked as German while it is in English. The last
 * one asked for wins; one that cannot be fetched rejects and changes nothing.
 */
export async function setLocale(ctx: PorticoContext, loaders: LocaleLoaders, locale: Locale): Promise<void> {
  checkOneOf('locale', locale, localeNames)
  ctx.store.update((state) => ({ ...state, language: { ...state.language, requested: locale } }))
  const messages = await loaders[locale]()
  const direction = rightToLeft.includes(locale) ? 'rtl' : 'ltr'
  ctx.store.update((state) =>
    state.language.requested === locale
      ? { ...state, language: { locale, requested: locale, direction, messages } }
      : state,
  )
}
