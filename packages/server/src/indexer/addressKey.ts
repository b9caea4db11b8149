const digits = 13

/**
 * A number that stands for an address in the index: its last 52 bits, which a plain number holds. Two addresses may share
 * one, so whoever finds by it looks again.
 */
export const addressKey = (address: string): number => Number.parseInt(address.slice(-digits), 16)
