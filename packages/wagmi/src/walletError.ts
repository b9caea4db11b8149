/** An error with the code of EIP-1193, which is what wagmi and viem go by. */
export function walletError(code: 4001 | 4900, message: string): Error & { code: number } {
  const name = code === 4001 ? 'UserRejectedRequestError' : 'ProviderDisconnectedError'
  return Object.assign(new Error(message), { name, code })
}
