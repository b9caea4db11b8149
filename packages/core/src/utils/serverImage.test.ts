import { expect, it } from 'vitest'
import { serverImage } from './serverImage.js'

const endpoints = { api: 'https://kit.test/base', directory: 'https://images.test' }

it.each([
  ['https://kit.test/public/1', 'https://kit.test/public/1'],
  ['https://images.test/x?projectId=1', 'https://images.test/x?projectId=1'],
  ['/public/1', 'https://kit.test/public/1'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['data:text/html,x', undefined],
  ['https://kit.test.evil.example/1', undefined],
  ['//evil.example/1', undefined],
  ['http://kit.test/1', undefined],
  ['javascript:alert(1)', undefined],
  ['http://[', undefined],
  ['', undefined],
  [null, undefined],
])('%j is loaded as %j', (url, loaded) => {
  expect(serverImage(url, endpoints)).toBe(loaded)
})

it('without a server only what came along is shown', () => {
  expect(serverImage('https://kit.test/1', {})).toBeUndefined()
  expect(serverImage('/1', {})).toBeUndefined()
})
