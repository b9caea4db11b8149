import { checkOneOf } from '../config/check.js'
import type { PorticoContext } from '../context.js'
import { type Locale, localeNames, rightToLeft } from '../i18n/localeNames.js'
import type { Messages } from '../i18n/messages.js'

export type LocaleLoaders = Readonly<Record<Locale, () => Promise<Messages>>>

/** Speaks another language once its chunk is there; the last one asked for wins. */
export async function setLocale(ctx: PorticoContext, loaders: LocaleLoaders, locale: Locale): Promise<void> {
  checkOneOf('locale', locale, localeNames)
  ctx.store.update((state) => ({ ...state, language: { ...state.language, locale } }))
  const messages = await loaders[locale]()
  const direction = rightToLeft.includes(locale) ? 'rtl' : 'ltr'
  ctx.store.update((state) =>
    state.language.locale === locale ? { ...state, language: { locale, direction, messages } } : state,
  )
}
