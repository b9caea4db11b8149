import { defineNetwork, type Network } from '@portico/core/adapter'
import { ether } from './ether.js'
import { opStackContracts, scrollContracts } from './oracles.js'

export const mainnet: Network = /* @__PURE__ */ defineNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc', 'https://ethereum-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
  assets: { imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900' },
})

export const arbitrum: Network = /* @__PURE__ */ defineNetwork({
  id: 42161,
  name: 'Arbitrum One',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://arb1.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } },
  assets: { imageId: '3bff954d-5cb0-47a0-9a23-d20192e74600' },
})

export const optimism: Network = /* @__PURE__ */ defineNetwork({
  id: 10,
  name: 'OP Mainnet',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.optimism.io'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
  assets: { imageId: 'ab9c186a-c52f-464b-2906-ca59d760a400' },
})

export const base: Network = /* @__PURE__ */ defineNetwork({
  id: 8453,
  name: 'Base',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.base.org'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
  assets: { imageId: '7289c336-3981-4081-c5f4-efc26ac64a00' },
})

export const polygon: Network = /* @__PURE__ */ defineNetwork({
  id: 137,
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  rpcUrls: { default: { http: ['https://polygon.drpc.org', 'https://polygon-bor-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } },
  assets: { imageId: '41d04d42-da3b-4453-8506-668cc0727900' },
})

export const bsc: Network = /* @__PURE__ */ defineNetwork({
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com', 'https://bsc-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
  assets: { imageId: '93564157-2e8e-4ce7-81df-b264dbee9b00' },
})

export const avalanche: Network = /* @__PURE__ */ defineNetwork({
  id: 43114,
  name: 'Avalanche',
  nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.avax.network/ext/bc/C/rpc'] } },
  blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } },
  assets: { imageId: '30c46e53-e989-45fb-4549-be3bd4eb3b00' },
})

export const gnosis: Network = /* @__PURE__ */ defineNetwork({
  id: 100,
  name: 'Gnosis',
  nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.gnosischain.com'] } },
  blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } },
  assets: { imageId: '02b53f6a-e3d4-479e-1cb4-21178987d100' },
})

export const zksync: Network = /* @__PURE__ */ defineNetwork({
  id: 324,
  name: 'ZKsync Era',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.era.zksync.io'] } },
  blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } },
  assets: { imageId: 'b310f07f-4ef7-49f3-7073-2a0a39685800' },
})

export const linea: Network = /* @__PURE__ */ defineNetwork({
  id: 59144,
  name: 'Linea',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc.linea.build'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } },
})

export const scroll: Network = /* @__PURE__ */ defineNetwork({
  id: 534352,
  name: 'Scroll',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc.scroll.io'] } },
  contracts: scrollContracts,
  blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } },
})

export const unichain: Network = /* @__PURE__ */ defineNetwork({
  id: 130,
  name: 'Unichain',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.unichain.org'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } },
})

export const worldchain: Network = /* @__PURE__ */ defineNetwork({
  id: 480,
  name: 'World Chain',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://worldchain-mainnet.g.alchemy.com/public'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } },
})

export const ink: Network = /* @__PURE__ */ defineNetwork({
  id: 57073,
  name: 'Ink',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc-gel.inkonchain.com', 'https://rpc-qnd.inkonchain.com'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.inkonchain.com' } },
})

export const soneium: Network = /* @__PURE__ */ defineNetwork({
  id: 1868,
  name: 'Soneium',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc.soneium.org'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium.blockscout.com' } },
})

export const zora: Network = /* @__PURE__ */ defineNetwork({
  id: 7777777,
  name: 'Zora',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc.zora.energy'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.zora.energy' } },
})

export const mode: Network = /* @__PURE__ */ defineNetwork({
  id: 34443,
  name: 'Mode',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.mode.network'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } },
})

export const blast: Network = /* @__PURE__ */ defineNetwork({
  id: 81457,
  name: 'Blast',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://rpc.blast.io'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Blastscan', url: 'https://blastscan.io' } },
})

export const mantle: Network = /* @__PURE__ */ defineNetwork({
  id: 5000,
  name: 'Mantle',
  nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.mantle.xyz'] } },
  blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz' } },
})

export const celo: Network = /* @__PURE__ */ defineNetwork({
  id: 42220,
  name: 'Celo',
  nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  rpcUrls: { default: { http: ['https://forno.celo.org'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'Celo Explorer', url: 'https://celoscan.io' } },
})

export const kaia: Network = /* @__PURE__ */ defineNetwork({
  id: 8217,
  name: 'Kaia',
  nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
  rpcUrls: { default: { http: ['https://public-en.node.kaia.io'] } },
  blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } },
})

export const aurora: Network = /* @__PURE__ */ defineNetwork({
  id: 1313161554,
  name: 'Aurora',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://mainnet.aurora.dev'] } },
  blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } },
})

export const fantom: Network = /* @__PURE__ */ defineNetwork({
  id: 250,
  name: 'Fantom',
  nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
  rpcUrls: { default: { http: ['https://250.rpc.thirdweb.com', 'https://fantom-rpc.publicnode.com'] } },
  blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } },
})

export const sonic: Network = /* @__PURE__ */ defineNetwork({
  id: 146,
  name: 'Sonic',
  nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.soniclabs.com'] } },
  blockExplorers: { default: { name: 'Sonic Explorer', url: 'https://sonicscan.org' } },
})

export const moonbeam: Network = /* @__PURE__ */ defineNetwork({
  id: 1284,
  name: 'Moonbeam',
  nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.api.moonbeam.network'] } },
  blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } },
})

export const cronos: Network = /* @__PURE__ */ defineNetwork({
  id: 25,
  name: 'Cronos',
  nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm.cronos.org'] } },
  blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } },
})

export const berachain: Network = /* @__PURE__ */ defineNetwork({
  id: 80094,
  name: 'Berachain',
  nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.berachain.com'] } },
  blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } },
})

export const abstract: Network = /* @__PURE__ */ defineNetwork({
  id: 2741,
  name: 'Abstract',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://api.mainnet.abs.xyz'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } },
})

export const opBNB: Network = /* @__PURE__ */ defineNetwork({
  id: 204,
  name: 'opBNB',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['https://opbnb-mainnet-rpc.bnbchain.org'] } },
  contracts: opStackContracts,
  blockExplorers: { default: { name: 'opBNB (BSCScan)', url: 'https://opbnb.bscscan.com' } },
})

export const arbitrumNova: Network = /* @__PURE__ */ defineNetwork({
  id: 42170,
  name: 'Arbitrum Nova',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['https://nova.arbitrum.io/rpc'] } },
  blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io' } },
})

export const sei: Network = /* @__PURE__ */ defineNetwork({
  id: 1329,
  name: 'Sei',
  nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 },
  rpcUrls: { default: { http: ['https://evm-rpc.sei-apis.com'] } },
  blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } },
})

export const ronin: Network = /* @__PURE__ */ defineNetwork({
  id: 2020,
  name: 'Ronin',
  nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 },
  rpcUrls: { default: { http: ['https://api.roninchain.com/rpc'] } },
  blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } },
})

export const hyperEvm: Network = /* @__PURE__ */ defineNetwork({
  id: 999,
  name: 'HyperEVM',
  nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.hyperliquid.xyz/evm'] } },
  blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } },
})

export const monad: Network = /* @__PURE__ */ defineNetwork({
  id: 143,
  name: 'Monad',
  nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.monad.xyz', 'https://rpc1.monad.xyz'] } },
  blockExplorers: { default: { name: 'Monadscan', url: 'https://monadscan.com' } },
})
