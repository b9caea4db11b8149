export type WalletPageParameters = {
  chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
  accounts: readonly { readonly privateKey: string }[]
  endpoint: string
  projectId?: string
}

export function walletPage(parameters: WalletPageParameters): {
  documents: Record<string, string>
  headers: Record<string, string>
}
