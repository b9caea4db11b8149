import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { ar } from '../i18n/messages/ar.js'
import { de } from '../i18n/messages/de.js'
import { en } from '../i18n/messages/en.js'

it('a language comes with its words and its direction', async () => {
  const { kit } = createTestPortico()
  const language = () => kit.store.get().language
  expect(language()).toMatchObject({ locale: 'en', direction: 'ltr' })
  await kit.setLocale('ar')
  expect(language()).toEqual({ locale: 'ar', direction: 'rtl', messages: ar })
  await kit.setLocale('de')
  expect(language()).toEqual({ locale: 'de', direction: 'ltr', messages: de })
})

it('the last one asked for wins, whichever arrives first', async () => {
  const { kit } = createTestPortico()
  await Promise.all([kit.setLocale('ar'), kit.setLocale('en'), kit.setLocale('de')])
  expect(kit.store.get().language).toMatchObject({ locale: 'de', messages: de })
})

it('one that the kit does not speak is refused by name', async () => {
  const { kit } = createTestPortico()
  await expect(kit.setLocale('xx' as never)).rejects.toThrow('`locale` must be one of en, de, ar')
  expect(kit.store.get().language.locale).toBe('en')
})

it('every language has all words, none empty where English has one, and says them differently', () => {
  const flat = (value: unknown, path = ''): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => flat(part, `${path}.${key}`))
      : [[path, value]]
  const say = (words: unknown): unknown =>
    typeof words === 'function' ? words({ wallet: 'Fox', app: 'Site', count: 3 }) : words
  const english = flat(en).filter(([path]) => !path.startsWith('.errors'))
  for (const messages of [de, ar]) {
    const other = new Map(flat(messages))
    for (const [path, words] of english) {
      expect(typeof other.get(path), path).toBe(typeof words)
      if (say(words)) expect(say(other.get(path)), path).toBeTruthy()
    }
    const same = english.filter(([path, words]) => say(words) === say(other.get(path)))
    expect(same.length).toBeLessThan(english.length / 4)
  }
})
