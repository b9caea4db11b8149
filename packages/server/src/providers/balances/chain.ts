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
    // From one contract to the next in the index, however often each of them moved.
    const touched = await db.sql<{ contract: EvmAddress }>`
      with recursive touched as (
        (select contract, hashtextextended(contract, 0) as key from index_transfers
          where chain = ${chain} and hashtextextended(receiver, 0) = hashtextextended(${address}, 0)
            and standard = 'ERC20'
          order by hashtextextended(contract, 0) limit 1)
        union all
        select later.contract, later.key from touched cross join lateral (
          select contract, hashtextextended(contract, 0) as key from index_transfers
          where chain = ${chain} and hashtextextended(receiver, 0) = hashtextextended(${address}, 0)
            and standard = 'ERC20' and hashtextextended(contract, 0) > touched.key
          order by hashtextextended(contract, 0) limit 1
        ) as later
      )
      select touched.contract from touched
      left join index_tokens on index_tokens.chain = ${chain} and index_tokens.contract = touched.contract
      where read_at is null or decimals is not null
      limit ${touchedLimit}`
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
    const asked = held.map(({ contract }) => contract)
    const [facts, prices] = await Promise.all([
      factsOf(network, asked),
      priceLookup(network, [nativeAddress, ...asked]),
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
