import { expect, it } from 'vitest'
import { evmSignInMethods, relayEvents, relayMethods } from './methods.js'

it('[RELAY-02] asks for the methods of the specification, per family of chains', () => {
  // Copied from the specification, section 7, and the reference, section 12.
  const specified =
    'eth_accounts, eth_requestAccounts, eth_sendRawTransaction, eth_sign, eth_signTransaction, eth_signTypedData, eth_signTypedData_v3, eth_signTypedData_v4, eth_sendTransaction, personal_sign, wallet_switchEthereumChain, wallet_addEthereumChain, wallet_getPermissions, wallet_requestPermissions, wallet_registerOnboarding, wallet_watchAsset, wallet_scanQRCode, wallet_getCallsStatus, wallet_sendCalls, wallet_getCapabilities, wallet_grantPermissions, wallet_revokePermissions, wallet_getAssets'
  expect(evmSignInMethods.join(', ')).toBe(specified)
  expect(relayMethods.eip155.join(', ')).toBe(`${specified}, wallet_showCallsStatus`)
  expect(relayMethods.solana).toHaveLength(6)
  expect(relayMethods.bip122).toEqual(['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'])
  expect(relayEvents).toEqual(['accountsChanged', 'chainChanged'])
})
