import { PorticoError } from '@portico/core'
import { expect, it } from 'vitest'
import { describeError } from './describeError.js'

it('names the code of a wallet, of the kit, and of nobody', () => {
  expect(describeError(Object.assign(new Error('No.'), { code: 4001 }))).toEqual([
    ['Code', '4001, declined in the wallet'],
    ['Error', 'No.'],
  ])
  expect(describeError({ code: 7, message: 'Plain object' })).toEqual([
    ['Code', '7'],
    ['Error', 'Plain object'],
  ])
  expect(describeError(new PorticoError('network/not-supported'))).toEqual([
    ['Code', 'network/not-supported'],
    ['Error', 'Chain is not supported'],
  ])
  expect(describeError('thrown text')).toEqual([['Error', 'thrown text']])
})
