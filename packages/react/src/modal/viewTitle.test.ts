import { firstEn, type ViewEntry } from '@portico/core/views'
import { expect, it } from 'vitest'
import { viewTitle } from './viewTitle.js'

const titleOf = (view: ViewEntry): string => viewTitle(firstEn, view)
const connector = { id: 'a', name: 'Alpha', type: 'ANNOUNCED', chain: 'eip155' } as const
const wallet = { id: 'b', name: 'Beta' }

it('is the words of the view, or what it is about', () => {
  expect(titleOf({ name: 'AccountSettings', data: undefined })).toBe('Account Settings')
  expect(titleOf({ name: 'ConnectingExternal', data: { connector } })).toBe('Alpha')
  expect(titleOf({ name: 'ConnectingMultiChain', data: { connector } })).toBe('Select Chain')
  expect(titleOf({ name: 'ConnectingWalletConnect', data: { wallet } })).toBe('Beta')
  expect(titleOf({ name: 'ConnectingWalletConnect', data: {} })).toBe('WalletConnect')
  expect(titleOf({ name: 'ConnectingWalletConnect', data: undefined })).toBe('WalletConnect')
  expect(titleOf({ name: 'Downloads', data: { wallet } })).toBe('Get Beta')
})

it('a wallet that gives no name leaves no heading empty', () => {
  expect(titleOf({ name: 'ConnectingExternal', data: { connector: { ...connector, name: '' } } })).toBe(
    'Connect Wallet',
  )
})
