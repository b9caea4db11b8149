export const ether = Object.freeze({ name: 'Ether', symbol: 'ETH', decimals: 18 })
