import { parseCaipAddress } from '@portico/wire'
import type { Prices, ServerNetwork, TokenPrice } from '../../deps.js'
import type { ServerEnv } from '../../env.js'
import { nativeAddress } from '../evmAddress.js'
import { createLlamaPrices, llamaCoin } from './llama.js'
import type { PricesConfig } from './PricesConfig.js'

export type PricesParameters = {
  env: ServerEnv
  networks: readonly ServerNetwork[]
  config: PricesConfig
  iconOf: (network: ServerNetwork, address: string) => string
}

/** Prices by address, never by symbol: anybody may call a token USDC. */
export function createPrices({ env, networks, config, iconOf }: PricesParameters): Prices {
  const table = new Map(Object.entries(config.table ?? {}).map(([address, price]) => [address.toLowerCase(), price]))
  const llama = config.llama && createLlamaPrices(env, config.llama.url)

  async function fromService(addresses: readonly string[]): Promise<Map<string, number>> {
    const coins = new Map<string, string>()
    for (const address of addresses) {
      const parts = parseCaipAddress(address)
      const chain = parts && config.llama?.chains[`${parts.namespace}:${parts.reference}`]
      if (chain) coins.set(address, llamaCoin(chain, parts.address))
    }
    if (!llama || !coins.size) return new Map()
    const prices = await llama([...new Set(coins.values())])
    return new Map(
      [...coins].flatMap(([address, coin]) => {
        const price = prices.get(coin)
        return price === undefined ? [] : [[address, price] as const]
      }),
    )
  }

  function described(address: string, price: number): TokenPrice[] {
    const parts = parseCaipAddress(address)
    const network = networks.find(({ chainId }) => chainId === `${parts?.namespace}:${parts?.reference}`)
    if (!parts || !network) return []
    const lower = parts.address.toLowerCase()
    const token =
      lower === nativeAddress
        ? network.nativeCurrency
        : network.tokens.find((token) => token.address.toLowerCase() === lower)
    const { name, symbol } = token ?? { name: '', symbol: '' }
    return [{ address, name, symbol, iconUrl: iconOf(network, lower), price }]
  }

  return {
    async pricesOf(addresses) {
      const asked = new Map(addresses.map((address) => [address.toLowerCase(), address]))
      const missing = [...asked.keys()].filter((address) => !table.has(address))
      const found = await fromService(missing)
      return [...asked].flatMap(([lower, address]) => {
        const price = table.get(lower) ?? found.get(lower)
        return price === undefined ? [] : described(address, price)
      })
    },
  }
}
