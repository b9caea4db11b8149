import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'
import { initialAccount, resetAccount, setAccount } from './accounts.js'

it('[ACCOUNT-05] account state per chain holds the fields the specification lists', () => {
  const fields =
    'currentTab tokenBalance smartAccountDeployed addressLabels allAccounts status caipAddress address balance balanceSymbol profileName profileImage user addressExplorerUrl connectedWalletInfo preferredAccountTypes socialProvider socialWindow farcasterUrl balanceLoading lastRetry'
  expect(Object.keys(initialAccount).sort()).toEqual(fields.split(' ').sort())
  expect(Object.isFrozen(initialAccount)).toBe(true)
})

it('[ACCOUNT-05] it is kept per namespace', () => {
  const state = createTestPortico().kit.store.get()
  const next = setAccount(setAccount(state, 'eip155', { address: '0x1' }), 'solana', { address: 'So1' })
  expect([next.accounts.eip155?.address, next.accounts.solana?.address]).toEqual(['0x1', 'So1'])
  expect(state.accounts).toEqual({})
})

it('[STATE-09] a reset clears everything of one namespace and nothing of another', () => {
  const full = {
    ...initialAccount,
    status: 'connected',
    address: '0x1',
    caipAddress: 'eip155:1:0x1',
    balance: '1',
    balanceSymbol: 'ETH',
    profileName: 'n',
    profileImage: 'i',
    tokenBalance: [],
    allAccounts: [],
    smartAccountDeployed: true,
    user: { email: 'a@b.test' },
    connectedWalletInfo: { name: 'A' },
  } as const
  const state = createTestPortico().kit.store.get()
  const both = setAccount(setAccount(state, 'eip155', full), 'solana', full)
  const next = resetAccount(both, 'eip155')
  expect(next.accounts.eip155).toEqual(initialAccount)
  expect(next.accounts.solana).toEqual(full)
})
