import type { Portico } from '@portico/core'
import { createTestPortico, startTestPortico } from '@portico/testing'
import { expect, it, onTestFinished } from 'vitest'
import { loadWords } from './loadWords.js'

async function start(options?: Parameters<typeof startTestPortico>[0]): Promise<Portico> {
  const { kit } = await startTestPortico(options)
  onTestFinished(kit.destroy)
  return kit
}

it('has nothing to fetch for English, and fetches another language once', async () => {
  const english = await start()
  await loadWords(english)
  expect(english.store.get().language).toMatchObject({ locale: 'en', messages: undefined })
  const german = await start({ options: { locale: 'de' } })
  await loadWords(german)
  const { messages } = german.store.get().language
  expect(messages?.common.back).toBe('Zurück')
  await loadWords(german)
  expect(german.store.get().language.messages).toBe(messages)
})

it('waits for the language that the host chooses meanwhile', async () => {
  const kit = await start({ options: { locale: 'ar' } })
  const words = loadWords(kit)
  void kit.setLocale('de')
  await words
  expect(kit.store.get().language).toMatchObject({ locale: 'de', messages: { common: { back: 'Zurück' } } })
})

it('falls back to English where a language cannot be fetched', async () => {
  // Not started: a kit that starts asks for its language itself.
  const { kit } = createTestPortico({ options: { locale: 'de' } })
  onTestFinished(kit.destroy)
  const asked: string[] = []
  const setLocale: Portico['setLocale'] = async (locale) => {
    asked.push(locale)
    if (asked.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    await kit.setLocale(locale)
  }
  await loadWords({ ...kit, setLocale })
  expect(asked).toEqual(['de', 'en'])
  expect(kit.store.get().language).toMatchObject({ locale: 'en', requested: 'en', messages: undefined })
})
