import { type Address, decodeAbiParameters, type Hex, hexToBigInt, isHex } from 'viem'
import { cleanText } from '../parts/cleanText.js'
import { callRpc } from './callRpc.js'

export type Token = { readonly symbol: string; readonly decimals: number }

const symbolCall: Hex = '0x95d89b41'
const decimalsCall: Hex = '0x313ce567'

/** Symbol and decimals as the contract reports them. They are not trusted, so its address is shown beside them; undefined without an answer. */
export async function readToken(rpcUrl: string, address: Address): Promise<Token | undefined> {
  const call = (data: Hex) => callRpc(rpcUrl, 'eth_call', [{ to: address, data }, 'latest'])
  try {
    const [symbol, decimals] = await Promise.all([call(symbolCall), call(decimalsCall)])
    if (!isHex(symbol) || !isHex(decimals) || decimals === '0x') return undefined
    const [text] = decodeAbiParameters([{ type: 'string' }], symbol)
    const places = hexToBigInt(decimals)
    return places <= 36n ? { symbol: cleanText(text, 16) || 'tokens', decimals: Number(places) } : undefined
  } catch {
    return undefined // no token, or no answer: the amount is shown as the contract counts it
  }
}
