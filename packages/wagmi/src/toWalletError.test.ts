import { PorticoError, type PorticoErrorCode } from '@portico/core'
import { expect, it } from 'vitest'
import { toWalletError } from './toWalletError.js'

it.each([
  ['rpc/user-rejected', 4001, 'UserRejectedRequestError'],
  ['rpc/provider-disconnected', 4900, 'ProviderDisconnectedError'],
  ['rpc/chain-disconnected', 4901, 'ChainDisconnectedError'],
  ['rpc/unrecognized-chain', 4902, 'SwitchChainError'],
  ['network/not-found', 4902, 'SwitchChainError'],
  ['network/not-supported', 4902, 'SwitchChainError'],
  ['rpc/resource-unavailable', -32002, 'WalletError'],
  ['rpc/internal', -32603, 'WalletError'],
] as const)('%s has the number %i', (code, number, name) => {
  const error = new PorticoError<PorticoErrorCode>(code, undefined, { sentence: 'What happened.' })
  expect(toWalletError(error)).toMatchObject({ code: number, name, message: 'What happened.', cause: error })
})

it('what has no number stays what it is', () => {
  const own = new PorticoError('kit/destroyed')
  const other = new RangeError('?')
  expect([toWalletError(own), toWalletError(other)]).toEqual([own, other])
})
