/** An error with the code of EIP-1193, which is what wagmi and viem go by. */
export class WalletError extends Error {
  override readonly name: string
  readonly code: number

  constructor(code: number, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = names[code] ?? 'WalletError'
    this.code = code
  }
}

/** As viem calls them. */
const names: Readonly<Record<number, string>> = /* @__PURE__ */ Object.freeze({
  4001: 'UserRejectedRequestError',
  4900: 'ProviderDisconnectedError',
  4901: 'ChainDisconnectedError',
  4902: 'SwitchChainError',
})
