import { expect, it } from 'vitest'
import { readCallReply } from './readCallReply.js'

it('[SIWX-06] tells what a contract said, that it reverted, and that the node could not work', () => {
  expect(readCallReply({ result: '0x01' })).toBe('0x01')
  expect(readCallReply({ result: null })).toBeUndefined()
  for (const code of [3, -32_000, -32_003, -32_015, -32_603])
    expect(readCallReply({ error: { code, message: 'execution reverted' } })).toBeUndefined()
  for (const code of [-32_005, -32_601, -32_602])
    expect(() => readCallReply({ error: { code, message: 'no' } })).toThrow('The node answered with an error')
  expect(() => readCallReply(undefined)).toThrow('The node answered with an error')
})
