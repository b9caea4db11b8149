/** To be recognised, not to be compared: `0xf39F…2266`. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
