import { coinAbi } from './abis/coinAbi.generated.js'
import { dollarAbi } from './abis/dollarAbi.generated.js'
import { silentDollarAbi } from './abis/silentDollarAbi.generated.js'
import { tilesAbi } from './abis/tilesAbi.generated.js'

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
} as const

/** The addresses alone, by name: what `startDevnet` reports per chain and what fits into JSON. */
export type DevnetAddresses = { readonly [Name in keyof typeof devnetContracts]: `0x${string}` }
