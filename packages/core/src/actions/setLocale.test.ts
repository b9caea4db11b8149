import { createTestPortico, fakeEnv } from '@portico/testing'
import { expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { ar } from '../i18n/messages/ar.js'
import { de } from '../i18n/messages/de.js'
import { en } from '../i18n/messages/en.js'
import type { Messages } from '../i18n/messages.js'
import { setLocale } from './setLocale.js'

function slowWords() {
  let resolve = (_: Messages): void => {}
  let reject = (_: Error): void => {}
  const promise = new Promise<Messages>((...both) => {
    ;[resolve, reject] = both
  })
  return { promise, resolve, reject }
}

/** Languages whose words come, or fail to come, when the test says so. */
function slowLoaders() {
  const words = { en: slowWords(), de: slowWords(), ar: slowWords() }
  return { words, loaders: { en: () => words.en.promise, de: () => words.de.promise, ar: () => words.ar.promise } }
}

it('a language comes with its words and its direction', async () => {
  const { kit } = createTestPortico()
  const language = () => kit.store.get().language
  expect(language()).toMatchObject({ locale: 'en', direction: 'ltr' })
  await kit.setLocale('ar')
  expect(language()).toEqual({ locale: 'ar', requested: 'ar', direction: 'rtl', messages: ar })
  await kit.setLocale('de')
  expect(language()).toEqual({ locale: 'de', requested: 'de', direction: 'ltr', messages: de })
})

it('the language in use stays until the words of the new one are there', async () => {
  const { ctx } = testContext(fakeEnv())
  const { words, loaders } = slowLoaders()
  const changed = setLocale(ctx, loaders, 'ar')
  expect(ctx.store.get().language).toMatchObject({
    locale: 'en',
    requested: 'ar',
    direction: 'ltr',
    messages: undefined,
  })
  words.ar.resolve(ar)
  await changed
  expect(ctx.store.get().language).toEqual({ locale: 'ar', requested: 'ar', direction: 'rtl', messages: ar })
})

it('a kit configured with another language is in English until its words are there', () => {
  const { ctx } = testContext(fakeEnv(), { locale: 'de' })
  expect(ctx.store.get().language).toEqual({ locale: 'en', requested: 'de', direction: 'ltr', messages: undefined })
})

it('a language that cannot be fetched is refused, and the one in use stays', async () => {
  const { ctx } = testContext(fakeEnv())
  const { words, loaders } = slowLoaders()
  words.de.resolve(de)
  await setLocale(ctx, loaders, 'de')
  words.ar.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect(setLocale(ctx, loaders, 'ar')).rejects.toThrow('Failed to fetch')
  expect(ctx.store.get().language).toMatchObject({ locale: 'de', direction: 'ltr', messages: de })
})

it('words that come after those of a language asked for later change nothing', async () => {
  const { ctx } = testContext(fakeEnv())
  const { words, loaders } = slowLoaders()
  const [arabic, german] = [setLocale(ctx, loaders, 'ar'), setLocale(ctx, loaders, 'de')]
  words.de.resolve(de)
  await german
  words.ar.resolve(ar)
  await arabic
  expect(ctx.store.get().language).toMatchObject({ locale: 'de', direction: 'ltr', messages: de })
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
