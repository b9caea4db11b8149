import { expect, it } from 'vitest'
import * as playwright from './playwright.js'

it('exports these names and no others', () => {
  expect(Object.keys(playwright).sort()).toEqual(['createWallets', 'test', 'walletConfigs'])
})
