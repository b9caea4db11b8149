/** An error with the code of EIP-1193, which is what wagmi and viem go by. */
export class WalletError extends Error {
  override readonly name: string
  readonly code: 4001 | 4900

  constructor(code: 4001 | 4900, message: string) {
    super(message)
    this.name = code === 4001 ? 'UserRejectedRequestError' : 'ProviderDisconnectedError'
    this.code = code
  }
}
