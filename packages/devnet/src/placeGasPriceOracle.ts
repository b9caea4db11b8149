import type { Hex } from 'viem'
import { gasPriceOracleAbi } from './abis/gasPriceOracleAbi.generated.js'
import { type ChainLocation, connectChain } from './connectChain.js'
import { readArtifact } from './readArtifact.js'

/** Makes a local chain look like a rollup of the OP stack: its oracle stands at the given address. Returns the ABI. */
export async function placeGasPriceOracle(chain: ChainLocation, address: Hex): Promise<typeof gasPriceOracleAbi> {
  const client = connectChain(chain)
  const { abi, bytecode } = await readArtifact('GasPriceOracle')
  const hash = await client.deployContract({ abi, bytecode })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  const code = contractAddress && (await client.getCode({ address: contractAddress }))
  await client.setCode({ address, bytecode: code ?? '0x' })
  return gasPriceOracleAbi
}
