/** Sentences of what goes wrong between the kit and its wallets; they come with the code that talks to them. */
export const walletSentences = /* @__PURE__ */ Object.freeze({
  'network/not-found': () => 'Network not found',
  'network/invalid-id': (c: { value: string }) =>
    `\`${c.value}\` is no chain id: it must be namespace:reference, such as eip155:1.`,
  'connect/abandoned': () => 'The attempt to connect was left before the wallet answered.',
  'connect/legal-not-accepted': () => 'The terms must be accepted before a wallet can be connected.',
  'connection/not-found': () => 'There is no such connection any more.',
  'disconnect/failed': () => 'Failed to disconnect',
  'account/not-connected': () => 'No wallet is connected.',
})
export type WalletErrorCode = keyof typeof walletSentences
