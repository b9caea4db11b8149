import { expect, it } from 'vitest'
import { isSameSite } from './isSameSite.js'

it.each([
  ['https://shop.example', 'https://kit.shop.example', true],
  ['https://a.b.shop.example:8443', 'https://shop.example', true],
  ['http://localhost:4400', 'http://localhost:4401', true],
  ['http://127.0.0.1:4400', 'http://127.0.0.1:4401', true],
  ['http://127.0.0.1:4400', 'http://localhost:4401', false],
  ['http://shop.example', 'https://shop.example', false],
  ['https://shop.example', 'https://other.example', false],
  // Under a suffix where strangers have their sites.
  ['https://mine.github.io', 'https://theirs.github.io', false],
  ['https://shop.co.uk', 'https://kit.co.uk', false],
  ['https://1.2.3.4', 'https://9.2.3.4', false],
])('a page of %s and the server at %s: same site %o', (origin, publicUrl, isSame) => {
  expect(isSameSite(origin, publicUrl)).toBe(isSame)
})
