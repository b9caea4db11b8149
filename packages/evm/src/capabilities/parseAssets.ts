import type { Network } from '@portico/core/adapter'
import type { TokenBalance } from '@portico/wire/http'
import { formatUnits } from '@portico/wire/units'

const hex = /^0x[0-9a-f]{1,64}$/i
const contract = /^0x[0-9a-f]{40}$/i
const textLimit = 128
const longTextLimit = 4_096
const mostDecimals = 77

/** A wallet's answer as tokens. One entry of the wrong shape spoils all of it: then the server is asked (BAL-02). */
export function parseAssets(
  answer: unknown,
  chainId: string,
  network: Network,
  most: number,
): readonly TokenBalance[] | undefined {
  if (!isRecord(answer)) return undefined
  const assets = Object.entries(answer).find(([key]) => key.toLowerCase() === chainId)?.[1]
  if (!Array.isArray(assets) || assets.length > most) return undefined
  const tokens = assets.map((asset) => parseAsset(asset, network)).filter((token) => token !== undefined)
  return tokens.length === assets.length ? tokens : undefined
}

function parseAsset(asset: unknown, network: Network): TokenBalance | undefined {
  if (!isRecord(asset)) return undefined
  const { address, balance, type, metadata = {} } = asset
  const isNative = isType(type, 'NATIVE')
  if (typeof balance !== 'string' || !hex.test(balance) || !isRecord(metadata)) return undefined
  if (!isNative && !(isType(type, 'ERC20') && typeof address === 'string' && contract.test(address))) return undefined
  const own = isNative ? network.nativeCurrency : undefined
  const { name = own?.name, symbol = own?.symbol, decimals = own?.decimals, iconUrl = '' } = metadata
  if (!isText(name, textLimit) || !isText(symbol, textLimit) || !isText(iconUrl, longTextLimit)) return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > mostDecimals)
    return undefined
  const price = parsePrice(metadata['price'])
  const value = parsePrice(metadata['value'])
  if (price === null || value === null) return undefined
  return {
    name,
    symbol,
    chainId: network.caipNetworkId,
    ...(isNative ? {} : { address: `${network.caipNetworkId}:${String(address)}` }),
    ...(value === undefined ? {} : { value }),
    price: price ?? 0,
    quantity: { decimals: String(decimals), numeric: formatUnits(BigInt(balance), decimals) },
    iconUrl,
  }
}

/** Wallets write numbers as numbers or as text; null is nonsense. */
function parsePrice(value: unknown): number | undefined | null {
  if (value === undefined || value === null) return undefined
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null
}

function isType(type: unknown, name: string): boolean {
  return typeof type === 'string' && type.toUpperCase() === name
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
