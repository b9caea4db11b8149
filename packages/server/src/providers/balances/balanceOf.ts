import type { TokenBalance } from '@portico/wire/http'
import { formatUnits } from '@portico/wire/units'
import { getAddress } from 'viem'
import type { ServerNetwork } from '../../deps.js'
import { type EvmAddress, nativeAddress } from '../evmAddress.js'
import { worthOf } from '../worthOf.js'

export type Holding = {
  readonly contract: EvmAddress
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly amount: bigint
  readonly price: number | undefined
  readonly iconUrl: string
}

/** One line of the answer: the exact amount, and beside it what it is worth for the eye. */
export function balanceOf(network: ServerNetwork, holding: Holding): TokenBalance {
  const { contract, name, symbol, decimals, amount, price, iconUrl } = holding
  const numeric = formatUnits(amount, decimals)
  const value = price === undefined ? undefined : worthOf(numeric, price)
  return {
    name,
    symbol,
    chainId: network.chainId,
    ...(contract === nativeAddress ? {} : { address: `${network.chainId}:${getAddress(contract)}` }),
    ...(value === undefined ? {} : { value }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}

/** The chain's own coin first, then what is worth most, then by name. */
export function sortBalances(balances: readonly TokenBalance[]): TokenBalance[] {
  return [...balances].sort(
    (one, two) =>
      Number(one.address !== undefined) - Number(two.address !== undefined) ||
      (two.value ?? 0) - (one.value ?? 0) ||
      one.name.localeCompare(two.name),
  )
}
