import type { TokenBalance } from '@portico/wire/http'
import type { Db } from '../../db/db.js'
import type { ServerNetwork } from '../../deps.js'
import { chainNumber } from '../chainNumber.js'
import { type EvmAddress, nativeAddress, parseEvmAddress } from '../evmAddress.js'
import type { PriceLookup } from '../prices/priceLookup.js'
import type { RpcOf } from '../rpc/createRpcs.js'
import type { FactsOf } from '../tokens/createTokenFacts.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'
import type { IconOf } from '../tokens/tokenIcons.js'
import { balanceOf, type Holding } from './balanceOf.js'
import { readBalances } from './readBalances.js'

export type BalanceSource = (address: EvmAddress, network: ServerNetwork) => Promise<readonly TokenBalance[]>
export type ChainBalancesParameters = {
  db: Db
  rpcOf: RpcOf
  factsOf: FactsOf
  priceLookup: PriceLookup
  iconOf: IconOf
}

/** Enough for anybody; an address that was showered with more is somebody's advertising pillar. */
const touchedLimit = 1_000

/** Balances from the chain itself: the coin, the operator's tokens, and every token that ever came to the address. */
export function createChainBalances(parameters: ChainBalancesParameters): BalanceSource {
  const { db, rpcOf, factsOf, priceLookup, iconOf } = parameters

  async function contractsOf(address: EvmAddress, network: ServerNetwork): Promise<EvmAddress[]> {
    const chain = chainNumber(network.chainId)
    const touched = await db.sql<{ contract: EvmAddress }>`
      select contract from index_received left join index_tokens using (chain, contract)
      where chain = ${chain} and receiver = ${address} and (read_at is null or decimals is not null)
      order by contract limit ${touchedLimit}`
    const listed = network.tokens.flatMap((token) => parseEvmAddress(token.address) ?? [])
    return [...new Set([...listed, ...touched.map(({ contract }) => contract)])]
  }

  return async (address, network) => {
    const contracts = await contractsOf(address, network)
    const { native, tokens } = await readBalances(rpcOf(network.chainId), network, address, contracts)
    const held = contracts.flatMap((contract, index) => {
      const amount = tokens[index]
      return amount ? [{ contract, amount }] : []
    })
    const heldContracts = held.map(({ contract }) => contract)
    const [facts, prices] = await Promise.all([
      factsOf(network, heldContracts),
      priceLookup(network, [nativeAddress, ...heldContracts]),
    ])

    const coin = { ...network.nativeCurrency, contract: nativeAddress, amount: native } as const
    const named = held.flatMap(({ contract, amount }): Omit<Holding, 'price' | 'iconUrl'>[] => {
      const { name, symbol, decimals = null, isListed } = facts.get(contract) ?? {}
      if (decimals === null) return []
      const isKnown = isListed || prices.has(contract)
      if (!isKnown && looksLikeSpam(name, symbol)) return []
      return [{ contract, amount, decimals, name: name ?? symbol ?? contract, symbol: symbol ?? '' }]
    })
    return [coin, ...named].map((holding) =>
      balanceOf(network, {
        ...holding,
        price: prices.get(holding.contract),
        iconUrl: iconOf(network, holding.contract),
      }),
    )
  }
}
