import type { Portico } from '@portico/core'

/** Fetches the visitor's language, unless it is English, which comes with the views; so it stays where another cannot be had. */
export async function loadWords(kit: Portico): Promise<void> {
  const { locale, requested } = kit.store.get().language
  if (locale === requested) return
  await kit.setLocale(requested).catch(() => kit.setLocale('en'))
  // The host may have chosen another language meanwhile.
  await loadWords(kit)
}
