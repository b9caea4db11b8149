import { expect, it } from 'vitest'
import { detectPlatform } from './detectPlatform.js'

const page = (userAgent: string, changes: object = {}): Window =>
  ({ navigator: { userAgent }, matchMedia: () => ({ matches: false }), ...changes }) as unknown as Window // the part that is read

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
    { isMobile: true, isIos: true, isSafari: true, isAndroid: false },
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile', { isMobile: true, isAndroid: true, isIos: false }],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X) Gecko Firefox/120', { isMobile: false, isMac: true, isSafari: false }],
  ['Mozilla/5.0 (X11; Linux) Gecko Firefox/120', { isMobile: false, isMac: false, isTelegram: false }],
])('%s', (agent, expected) => {
  expect(detectPlatform(page(agent))).toMatchObject(expected)
})

it('a coarse pointer is a phone, Telegram leaves its traces, a server is nothing', () => {
  expect(detectPlatform(page('x', { matchMedia: () => ({ matches: true }) })).isMobile).toBe(true)
  expect(detectPlatform(page('x', { TelegramWebviewProxy: {} })).isTelegram).toBe(true)
  expect(Object.values(detectPlatform(undefined)).some(Boolean)).toBe(false)
})
