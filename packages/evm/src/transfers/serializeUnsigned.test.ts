import fc from 'fast-check'
import { serializeTransaction } from 'viem'
import { expect, it } from 'vitest'
import { serializeUnsigned } from './serializeUnsigned.js'

it('has the bytes that viem writes', () => {
  const number = fc.bigInt({ min: 0n, max: 1n << 128n })
  const data = fc.uint8Array({ maxLength: 300 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 31 }),
      number,
      number,
      number,
      number,
      data,
      (id, value, gas, tip, more, input) => {
        const to = `0x${'0a'.repeat(20)}` as const
        const fees = { maxPriorityFeePerGas: tip, maxFeePerGas: tip + more }
        const expected = serializeTransaction({
          type: 'eip1559',
          chainId: id,
          nonce: 0xffff_ffff,
          to,
          value,
          gas,
          data: input,
          ...fees,
        })
        const prices = { expected: 0n, most: 0n, isHigh: false, fields: fees }
        expect(`0x${serializeUnsigned(id, { to, value, data: input }, { gas, prices })}`).toBe(expected)
      },
    ),
  )
})
