// Made from contracts/GasPriceOracle.sol by scripts/compile.mjs; do not edit.
export const gasPriceOracleAbi = [
  { inputs: [{ name: 'data', type: 'bytes' }], name: 'getL1Fee', outputs: [{ name: '', type: 'uint256' }], stateMutability: 'pure', type: 'function' },
  { inputs: [{ name: 'gasUsed', type: 'uint256' }], name: 'getOperatorFee', outputs: [{ name: '', type: 'uint256' }], stateMutability: 'pure', type: 'function' },
] as const
