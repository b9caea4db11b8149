import { expect, it } from 'vitest'
import { truncateAddress } from './truncateAddress.js'

it('[ACCOUNT-02] the address is truncated to 4 leading and 6 trailing characters', () => {
  expect(truncateAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…b92266')
  expect(truncateAddress('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe('bc1q…wf5mdq')
})

it('[ACCOUNT-02] what is short stays whole, and the host may choose other ends', () => {
  expect(truncateAddress('0123456789')).toBe('0123456789')
  expect(truncateAddress('0123456789a')).toBe('0123…56789a')
  expect(truncateAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', 6, 0)).toBe('0xf39F…')
  expect(truncateAddress('')).toBe('')
})
