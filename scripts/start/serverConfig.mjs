/** The project that the playground uses: known beforehand, so that a link keeps working after the database was deleted. */
export const demoProjectId = 'de30de30de30de30de30de30de30de30'

const ether = Object.freeze({ name: 'Ether', symbol: 'ETH', decimals: 18 })
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** What the local coins cost, by symbol, in dollars. */
const prices = Object.freeze({ ETH: 3_200, PTC: 1.85, PUSD: 1, SUSD: 0.9987 })
// How soon a block of a local chain is seen, in milliseconds.
const pollInterval = 500

/** The configuration of a developer's own server for the local chains; `contracts` are devnetContracts. */
export function serverConfig({ port, publicUrl, dataFolder, chains, contracts, consoleOrigins, ...rest }) {
  const tokens = [contracts.coin, contracts.dollar, contracts.silentDollar].map(
    ({ address, name, symbol, decimals }) => ({ address, name, symbol, decimals }),
  )
  return {
    mode: 'dev',
    port,
    publicUrl,
    dataFolder,
    consoleOrigins,
    drainGrace: 0, // nobody balances load over it
    networks: chains.map(({ id, name, rpcUrl }, index) => ({
      chainId: `eip155:${id}`,
      name,
      nativeCurrency: ether,
      rpcUrls: [rpcUrl],
      tokens,
      source: { kind: 'chain', fromBlock: 0, pollInterval },
      multicall: contracts.multicall.address,
      // One network has the names, as Ethereum has for all.
      ...(index === 0 ? { ensUniversalResolver: contracts.ensUniversalResolver.address } : {}),
      isTestnet: false,
    })),
    prices: { table: Object.fromEntries(chains.flatMap(({ id }) => pricesOn(`eip155:${id}`, tokens))) },
    projects: [{ id: demoProjectId, name: 'Playground', mode: 'dev', origins: [] }],
    ...rest,
  }
}

function pricesOn(chainId, tokens) {
  const all = [{ address: nativeAddress, symbol: 'ETH' }, ...tokens]
  return all.map(({ address, symbol }) => [`${chainId}:${address}`, prices[symbol]])
}
