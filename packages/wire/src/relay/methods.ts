/** What a pairing asks for on EVM chains: the specification's section 7 (RELAY-02). One-click sign-in asks for these alone. */
export const evmSignInMethods = /* @__PURE__ */ Object.freeze([
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_registerOnboarding',
  'wallet_watchAsset',
  'wallet_scanQRCode',
  'wallet_getCallsStatus',
  'wallet_sendCalls',
  'wallet_getCapabilities',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_getAssets',
] as const)

/** Per family of chains; others get none and so are not asked for. */
export const relayMethods = /* @__PURE__ */ Object.freeze({
  eip155: [...evmSignInMethods, 'wallet_showCallsStatus'],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
} as const)

export const relayEvents = /* @__PURE__ */ Object.freeze(['accountsChanged', 'chainChanged'] as const)
