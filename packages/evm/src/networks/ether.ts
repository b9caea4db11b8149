export const ether = /* @__PURE__ */ Object.freeze({ name: 'Ether', symbol: 'ETH', decimals: 18 })
