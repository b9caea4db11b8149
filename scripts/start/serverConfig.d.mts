type Address = `0x${string}`
type Token = { readonly address: Address; readonly name: string; readonly symbol: string; readonly decimals: number }

export type ServerConfigParameters = {
  port: number
  publicUrl: string
  dataFolder: string
  chains: readonly { readonly id: number; readonly name: string; readonly rpcUrl: string }[]
  contracts: {
    readonly coin: Token
    readonly dollar: Token
    readonly silentDollar: Token
    readonly multicall: { readonly address: Address }
    readonly ensUniversalResolver: { readonly address: Address }
  }
  consoleOrigins: readonly string[]
  /** Anything else goes into the configuration as it is. */
  [setting: string]: unknown
}

export const demoProjectId: string
export function serverConfig(parameters: ServerConfigParameters): Record<string, unknown>
