import { expect, it } from 'vitest'
import { readWalletChoice } from './readWalletChoice.js'

it('reads how many wallets an address asks for', () => {
  const counts = [
    '',
    '?wallets=3',
    '?wallets=on',
    '?wallets=',
    '?wallets=0',
    '?wallets=off',
    '?wallets=-4',
    '?wallets=99999',
  ]
  expect(counts.map((search) => readWalletChoice(search).count)).toEqual([0, 3, 3, 3, 0, 0, 0, 500])
})

it('reads how they behave', () => {
  expect(readWalletChoice('?wallets=1&behaviour=hang')).toEqual({ count: 1, behaviour: 'hang' })
  expect(readWalletChoice('?wallets=1&behaviour=constructor')).toEqual({ count: 1, behaviour: 'approve' })
})
