import { limits } from '../config/limits.js'

/** The first 4 and last 6 characters (ACCOUNT-02); short text stays whole. */
export function truncateAddress(
  address: string,
  start: number = limits.addressStart,
  end: number = limits.addressEnd,
): string {
  return address.length <= start + end ? address : `${address.slice(0, start)}…${address.slice(address.length - end)}`
}
