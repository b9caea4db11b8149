import type { Portico } from '@portico/core'
import { startTestPortico } from '@portico/testing'
import { expect, it, onTestFinished } from 'vitest'
import { loadWords } from './loadWords.js'

async function start(options?: Parameters<typeof startTestPortico>[0]): Promise<Portico> {
  const { kit } = await startTestPortico(options)
  onTestFinished(kit.destroy)
  return kit
}

it('brings the words that the modal does not open with, once', async () => {
  const kit = await start()
  expect(kit.store.get().language.messages).toBeUndefined()
  await loadWords(kit)
  const { messages } = kit.store.get().language
  expect(messages?.networks.search).toBe('Search network')
  await loadWords(kit)
  expect(kit.store.get().language.messages).toBe(messages)
})

it('waits for the language that the host chooses meanwhile', async () => {
  const kit = await start()
  const words = loadWords(kit)
  void kit.setLocale('de')
  await words
  expect(kit.store.get().language).toMatchObject({ locale: 'de', messages: { common: { back: 'Zurück' } } })
})

it('falls back to English where a language cannot be fetched', async () => {
  const kit = await start()
  const asked: string[] = []
  const setLocale: Portico['setLocale'] = async (locale) => {
    asked.push(locale)
    if (asked.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    await kit.setLocale(locale)
  }
  await loadWords({ ...kit, setLocale })
  expect(asked).toEqual(['en', 'en'])
  expect(kit.store.get().language.messages).toBeDefined()
})
