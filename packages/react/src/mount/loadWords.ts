import type { Portico } from '@portico/core'

/** Fetches the words that the modal does not open with; English ones where the visitor's language cannot be had. */
export async function loadWords(kit: Portico): Promise<void> {
  const { messages, requested } = kit.store.get().language
  if (messages) return
  await kit.setLocale(requested).catch(() => kit.setLocale('en'))
  // The host may have chosen another language meanwhile.
  await loadWords(kit)
}
