import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { initialAccount, setAccount } from './accounts.js'

it('[ACCOUNT-05~] account state per chain holds the fields the specification lists', () => {
  const fields =
    'currentTab tokenBalance smartAccountDeployed addressLabels allAccounts status caipAddress address balance balanceSymbol profileName profileImage user addressExplorerUrl connectedWalletInfo preferredAccountTypes socialProvider socialWindow farcasterUrl balanceLoading lastRetry'
  expect(Object.keys(initialAccount).sort()).toEqual(fields.split(' ').sort())
  expect(Object.isFrozen(initialAccount)).toBe(true)
})

it('[ACCOUNT-05~] it is kept per namespace', () => {
  const state = createTestPortico().kit.store.get()
  const next = setAccount(setAccount(state, 'eip155', { balance: '1' }), 'solana', { balance: '2' })
  expect([next.accounts.eip155?.balance, next.accounts.solana?.balance]).toEqual(['1', '2'])
  expect(state.accounts).toEqual({})
})
