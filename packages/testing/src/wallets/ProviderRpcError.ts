/** The error of EIP-1193: what a wallet's `request` rejects with. */
export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export function userRejected(): ProviderRpcError {
  return new ProviderRpcError(4001, 'User rejected the request.')
}

export function unauthorized(address: string): ProviderRpcError {
  return new ProviderRpcError(4100, `The account ${address} has not been authorized by the user for this site.`)
}

export function unsupportedMethod(method: string): ProviderRpcError {
  return new ProviderRpcError(4200, `The wallet does not support the method ${method}.`)
}

export function invalidParams(message: string): ProviderRpcError {
  return new ProviderRpcError(-32602, message)
}
