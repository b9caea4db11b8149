/** The GasPriceOracle of OP-stack chains, under the name that viem's chains use for it. */
export const opStackContracts = /* @__PURE__ */ Object.freeze({
  gasPriceOracle: Object.freeze({ address: '0x420000000000000000000000000000000000000F' as const }),
})

/** The same on Scroll: another address, the same `getL1Fee`. */
export const scrollContracts = /* @__PURE__ */ Object.freeze({
  gasPriceOracle: Object.freeze({ address: '0x5300000000000000000000000000000000000002' }),
})
