// One chain per process: chainProcess.mjs says which by PORTICO_DEVNET_CHAIN_ID.
module.exports = {
  // Names a version only; nothing is compiled here, so no compiler is fetched.
  solidity: '0.8.37',
  networks: {
    hardhat: {
      chainId: Number(process.env.PORTICO_DEVNET_CHAIN_ID),
      accounts: { mnemonic: 'test test test test test test test test test test test junk', count: 20 },
      mining: { auto: true },
      loggingEnabled: false,
    },
  },
}
