import { badgesAbi } from './abis/badgesAbi.generated.js'
import { coinAbi } from './abis/coinAbi.generated.js'
import { dollarAbi } from './abis/dollarAbi.generated.js'
import { lureAbi } from './abis/lureAbi.generated.js'
import { multicallAbi } from './abis/multicallAbi.generated.js'
import { silentDollarAbi } from './abis/silentDollarAbi.generated.js'
import { tilesAbi } from './abis/tilesAbi.generated.js'
import { universalResolverAbi } from './abis/universalResolverAbi.generated.js'

/**
 * The contracts of every local chain. Their addresses never change, because one account that does nothing else
 * deploys them first and in this order, so a page knows them without asking.
 */
export const devnetContracts = {
  /** The plain case: 18 decimals. */
  coin: {
    address: '0x73511669fd4dE447feD18BB79bAFeAC93aB7F31f',
    abi: coinAbi,
    name: 'Portico Coin',
    symbol: 'PTC',
    decimals: 18,
  },
  /** 6 decimals. */
  dollar: {
    address: '0xB581C9264f59BF0289fA76D61B2D0746dCE3C30D',
    abi: dollarAbi,
    name: 'Portico Dollar',
    symbol: 'PUSD',
    decimals: 6,
  },
  /** `transfer`, `transferFrom` and `approve` return nothing, as those of USDT do. */
  silentDollar: {
    address: '0xC469e7aE4aD962c30c7111dc580B4adbc7E914DD',
    abi: silentDollarAbi,
    name: 'Silent Dollar',
    symbol: 'SUSD',
    decimals: 6,
  },
  /** An ERC-721; the first account owns 1 and 2, the second 3 and 4, up to the fifth. */
  tiles: {
    address: '0x43ca3D2C94be00692D207C6A1e60D8B325c6f12f',
    abi: tilesAbi,
    name: 'Portico Tiles',
    symbol: 'TILE',
  },
  /** Many reads in one call: the interface known as Multicall3. */
  multicall: { address: '0xb09da8a5B236fE0295A345035287e80bb0008290', abi: multicallAbi },
  /** An ERC-1155; each of the first five accounts holds one of id 1, two of id 2, three of id 3. */
  badges: {
    address: '0x5095d3313C76E8d29163e40a0223A5816a8037D8',
    abi: badgesAbi,
    name: 'Portico Badges',
    symbol: 'BADGE',
  },
  /** An ERC-721 that a stranger dropped into the first account: spam. */
  lure: {
    address: '0x391342f5acAcaaC9DE1dC4eC3E03f2678f7c78F1',
    abi: lureAbi,
    name: 'Claim reward at usdc-gift.example',
    symbol: '$ 1000 USDC',
  },
  /** ENS: the registry, a resolver for all names, the registrar of reverse records. Their ABIs are in artifacts/ens. */
  ensRegistry: { address: '0x6d925938Edb8A16B3035A4cF34FAA090f490202a' },
  ensResolver: { address: '0xED8CAB8a931A4C0489ad3E3FB5BdEA84f74fD23E' },
  ensReverseRegistrar: { address: '0x40bde52e6B80Ae11F34C58c14E1E7fE1f9c834C4' },
  /** What viem's `getEnsName`, `getEnsAddress`, `getEnsText` and `getEnsAvatar` take as `universalResolverAddress`. */
  ensUniversalResolver: { address: '0xE9061F92bA9A3D9ef3f4eb8456ac9E552B3Ff5C8', abi: universalResolverAbi },
} as const

/** The addresses alone, by name: what `startDevnet` reports per chain and what fits into JSON. */
export type DevnetAddresses = { readonly [Name in keyof typeof devnetContracts]: `0x${string}` }
