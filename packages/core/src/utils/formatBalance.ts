import { limits } from '../config/limits.js'

/** A decimal string cut (never rounded up) to 3 decimals; works on text, so no amount passes through a float. */
export function formatBalance(balance: string, decimals: number = limits.balanceDecimals): string {
  const [whole = '0', fraction = ''] = balance.split('.')
  return `${whole || '0'}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`
}
