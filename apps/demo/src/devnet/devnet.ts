type Hex = `0x${string}`

export type DevnetContracts = {
  readonly coin: Hex
  readonly dollar: Hex
  readonly silentDollar: Hex
  readonly tiles: Hex
}
export type DevnetChain = {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
  readonly contracts: DevnetContracts
}
export type DevnetAccount = { readonly address: Hex; readonly privateKey: Hex }

export type DevnetServer = {
  readonly endpoint: string
  readonly projectId: string
  /** Where the operator's console is. */
  readonly console?: string | undefined
  /** Where the wallet to try pairing with is. */
  readonly wallet?: string | undefined
}

/** What `npm start` says about the local chains and the operator's server. */
export type Devnet = {
  readonly chains: readonly DevnetChain[]
  readonly accounts: readonly DevnetAccount[]
  readonly server?: DevnetServer | undefined
}
