// One chain per process: chainProcess.mjs says which by PORTICO_DEVNET_CHAIN_ID.

// The chain begins in the past, so that there is a past to write into it.
const daysOfPast = 160

module.exports = {
  // Names a version only; nothing is compiled here, so no compiler is fetched.
  solidity: '0.8.37',
  networks: {
    hardhat: {
      chainId: Number(process.env.PORTICO_DEVNET_CHAIN_ID),
      accounts: { mnemonic: 'test test test test test test test test test test test junk', count: 20 },
      mining: { auto: true },
      initialDate: new Date(Date.now() - daysOfPast * 86_400_000).toISOString(),
      loggingEnabled: false,
    },
  },
}
