import { createPortico, defineNetwork } from '@portico/core'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import { sepolia } from 'viem/chains'

const myChain = defineNetwork({
  id: 4242,
  name: 'My Chain',
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.my-chain.example'] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.my-chain.example' } },
})

export const kit = createPortico({
  projectId: 'my-site',
  adapters: [evm()],
  networks: [mainnet, sepolia, myChain], // ours, one of viem, one of your own
  defaultNetwork: myChain,
  customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.my-site.example/mainnet' }] },
  chainImages: { 4242: 'https://my-site.example/my-chain.svg' },
})
