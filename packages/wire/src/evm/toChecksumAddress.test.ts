import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import { toChecksumAddress } from './toChecksumAddress.js'

it('writes the capitals that viem writes, whatever case it is given', () => {
  const digit = fc.constantFrom(...'0123456789abcdef')
  fc.assert(
    fc.property(fc.string({ unit: digit, minLength: 40, maxLength: 40 }), (digits) => {
      const written = toChecksumAddress(`0x${digits}`)
      expect(written).toBe(getAddress(`0x${digits}`))
      expect(toChecksumAddress(`0x${digits.toUpperCase()}`)).toBe(written)
    }),
  )
})
