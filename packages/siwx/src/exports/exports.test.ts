import { expect, it } from 'vitest'
import * as siwx from './index.js'
import * as verify from './verify.js'

it('exports these names and no others', () => {
  expect(Object.keys(siwx).sort()).toEqual([
    'SiwxError',
    'chainNames',
    'findBadField',
    'formatMessage',
    'isSignInNamespace',
    'isSiwxError',
    'parseMessage',
    'readTime',
    'signInChain',
  ])
  expect(Object.keys(verify).sort()).toEqual(['checkMessage', 'toChecksumAddress', 'verifyMessage', 'verifySignature'])
})
