import type { Images } from '../../deps.js'
import type { Scout } from '../blockscout/createScout.js'
import { scoutAddress, scoutBalances } from '../blockscout/shapes.js'
import { nativeAddress } from '../evmAddress.js'
import type { PriceLookup } from '../prices/priceLookup.js'
import { cleanText } from '../tokens/cleanText.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'
import type { IconOf } from '../tokens/tokenIcons.js'
import { balanceOf, type Holding } from './balanceOf.js'
import type { BalanceSource } from './chain.js'

type Parameters = { scout: Scout; priceLookup: PriceLookup; iconOf: IconOf; images: Pick<Images, 'urlOf'> }

const nameLimit = 64
const symbolLimit = 16
const decimalsLimit = 77

/** Balances as a Blockscout instance tells them, for networks that are not indexed here. */
export function createScoutBalances({ scout, priceLookup, iconOf, images }: Parameters): BalanceSource {
  return async (address, network) => {
    const [coin, balances] = await Promise.all([
      scout.get(network, address, '', scoutAddress),
      scout.get(network, address, '/token-balances', scoutBalances),
    ])
    const tokens = (balances ?? []).flatMap(({ token, value }) => {
      const { contract, decimals } = token
      const isFungible = token.type === 'ERC-20' && contract && decimals && Number(decimals) <= decimalsLimit
      return isFungible && value && BigInt(value) > 0n ? [{ ...token, contract, decimals, value }] : []
    })
    const prices = await priceLookup(network, [nativeAddress, ...tokens.map(({ contract }) => contract)])

    const holdings = await Promise.all(
      tokens.map(async ({ contract, decimals, value, ...token }): Promise<Holding[]> => {
        const listed = network.tokens.find((entry) => entry.address.toLowerCase() === contract)
        const price = prices.get(contract) ?? token.exchange_rate ?? undefined
        const name = listed?.name ?? cleanText(token.name ?? '', nameLimit)
        const symbol = listed?.symbol ?? cleanText(token.symbol ?? '', symbolLimit)
        const isKnown = listed !== undefined || price !== undefined
        if (!isKnown && looksLikeSpam(name, symbol)) return []
        const remote = isKnown && token.icon_url ? await images.urlOf('nft', token.icon_url) : null
        return [
          {
            contract,
            name: name ?? symbol ?? contract,
            symbol: symbol ?? '',
            decimals: Number(decimals),
            amount: BigInt(value),
            price,
            iconUrl: iconOf(network, contract) || (remote ?? ''),
          },
        ]
      }),
    )
    const native: Holding = {
      ...network.nativeCurrency,
      contract: nativeAddress,
      amount: BigInt(coin?.coin_balance ?? 0),
      price: prices.get(nativeAddress) ?? coin?.exchange_rate ?? undefined,
      iconUrl: iconOf(network, nativeAddress),
    }
    return [native, ...holdings.flat()].map((holding) => balanceOf(network, holding))
  }
}
