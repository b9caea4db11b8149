export type EvmAddress = `0x${string}`

export const zeroAddress = '0x0000000000000000000000000000000000000000'
/** Stands for a chain's own coin where a contract's address is expected. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Lower case, or undefined for what is no EVM address. Any mixture of cases passes: a checksum helps those who type. */
export function parseEvmAddress(text: string): EvmAddress | undefined {
  // The pattern is what the type says.
  return /^0x[0-9a-f]{40}$/i.test(text) ? (text.toLowerCase() as EvmAddress) : undefined
}
