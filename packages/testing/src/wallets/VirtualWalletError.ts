/** A virtual wallet was used in a way that cannot work: a fault of the test, not of the page under test. */
export class VirtualWalletError extends Error {
  override readonly name = 'VirtualWalletError'
}
