import {
  type Chain,
  type Client,
  createTestClient,
  defineChain,
  type HttpTransport,
  http,
  type JsonRpcAccount,
  type PublicActions,
  publicActions,
  type TestActions,
  type WalletActions,
  walletActions,
} from 'viem'

export type ChainLocation = { readonly id: number; readonly name: string; readonly rpcUrl: string }

/** Reads, sends in the name of any funded account (by default the deployer's) and moves the chain's clock. */
export type ChainClient = Client<
  HttpTransport,
  Chain,
  JsonRpcAccount,
  undefined,
  TestActions & PublicActions<HttpTransport, Chain, JsonRpcAccount> & WalletActions<Chain, JsonRpcAccount>
>

/** The last funded account. It does nothing else: an address follows from the sender and its nonce. */
const deployer = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'

export function connectChain({ id, name, rpcUrl }: ChainLocation): ChainClient {
  const chain = defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  return createTestClient({ account: deployer, chain, mode: 'hardhat', transport: http() })
    .extend(publicActions)
    .extend(walletActions)
}
