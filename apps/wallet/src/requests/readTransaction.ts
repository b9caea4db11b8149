import { type Address, decodeFunctionData, erc20Abi, getAddress, type Hex, hexToBigInt, isAddress, isHex } from 'viem'
import type { Task, TokenCall } from './task.js'

const maxData = 131_072

/** An `eth_sendTransaction` that can be shown and sent as it is. Nonce and fees are chosen by the wallet. */
export function readTransaction(from: Address, given: unknown, chainId: number): Task | undefined {
  const fields: Record<string, unknown> = Object(given)
  const { to, input, data = input ?? '0x' } = fields
  if (to !== undefined && to !== null && !(typeof to === 'string' && isAddress(to, { strict: false }))) return undefined
  if (!isHex(data) || data.length > maxData || data.length % 2 !== 0) return undefined
  const value = quantity(fields['value'])
  const gas = quantity(fields['gas'] ?? fields['gasLimit'])
  const requestedChain = quantity(fields['chainId'])
  if (value === null || gas === null || requestedChain === null) return undefined
  if (requestedChain !== undefined && requestedChain !== BigInt(chainId)) return undefined
  const receiver = typeof to === 'string' ? getAddress(to) : undefined
  if (!receiver && data === '0x') return undefined
  return {
    kind: 'transaction',
    transaction: { from, to: receiver, value: value ?? 0n, data, gas },
    token: receiver && readTokenCall(data),
  }
}

/** ERC-20's three functions that move tokens or allow it. */
export function readTokenCall(data: Hex): TokenCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    switch (functionName) {
      case 'transfer':
      case 'approve':
        return { kind: functionName, from: undefined, to: args[0], amount: args[1] }
      case 'transferFrom':
        return { kind: functionName, from: args[0], to: args[1], amount: args[2] }
      default:
        return undefined
    }
  } catch {
    return undefined // not a call of ERC-20
  }
}

/** Null when it is there and no number. */
function quantity(value: unknown): bigint | undefined | null {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? hexToBigInt(value as Hex) : null // looked at just before
}
