/** What a local chain is called and where it listens unless its port is moved. */
export type DevnetChainDefinition = {
  readonly id: number
  readonly name: string
  readonly port: number
  /** The environment variable that moves the port. */
  readonly portVariable: string
  readonly rpcUrl: string
}

export const devnetChains = [
  {
    id: 31337,
    name: 'Portico Local',
    port: 8545,
    portVariable: 'PORTICO_CHAIN_PORT',
    rpcUrl: 'http://127.0.0.1:8545',
  },
  {
    id: 31338,
    name: 'Portico Local Two',
    port: 8546,
    portVariable: 'PORTICO_CHAIN_TWO_PORT',
    rpcUrl: 'http://127.0.0.1:8546',
  },
] as const satisfies readonly DevnetChainDefinition[]
