import { promises as files } from 'node:fs'
import {
  type Abi,
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  isAddressEqual,
  parseUnits,
} from 'viem'
import { DevnetError } from './DevnetError.js'
import { devnetAccounts } from './devnetAccounts.js'
import { type DevnetAddresses, devnetContracts } from './devnetContracts.js'

export type DeployContractsParameters = { id: number; name: string; rpcUrl: string }

type Deployment = { artifact: string; address: `0x${string}`; args: readonly unknown[] }

/** The last funded account. It does nothing else: an address follows from the sender and its nonce. */
const deployer = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'

const holderCount = 5
const tilesEach = 2n

/** Deploys the contracts to a fresh chain, at the addresses that `devnetContracts` promises. */
export async function deployContracts({ id, name, rpcUrl }: DeployContractsParameters): Promise<DevnetAddresses> {
  const { coin, dollar, silentDollar, tiles } = devnetContracts
  const holders = devnetAccounts.slice(0, holderCount).map((account) => account.address)
  // The order is part of the addresses: add new contracts at the end.
  const deployments: readonly Deployment[] = [
    { artifact: 'Coin', address: coin.address, args: [holders, parseUnits('1000', coin.decimals)] },
    { artifact: 'Dollar', address: dollar.address, args: [holders, parseUnits('5000', dollar.decimals)] },
    {
      artifact: 'SilentDollar',
      address: silentDollar.address,
      args: [holders, parseUnits('2500', silentDollar.decimals)],
    },
    { artifact: 'Tiles', address: tiles.address, args: [holders, tilesEach] },
  ]

  const chain = defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const wallet = createWalletClient({ account: deployer, chain, transport: http() })
  const reader = createPublicClient({ chain, transport: http() })
  for (const { artifact, address, args } of deployments) {
    const { abi, bytecode } = await readArtifact(artifact)
    const hash = await wallet.deployContract({ abi, bytecode, args })
    // The chain mines at once, so the receipt is there as soon as the hash is.
    const { contractAddress, status } = await reader.getTransactionReceipt({ hash })
    if (status !== 'success' || !contractAddress || !isAddressEqual(contractAddress, address)) {
      throw new DevnetError(
        'deployment-failed',
        `${artifact} is at ${contractAddress} on "${name}", not at ${address}.`,
      )
    }
  }
  return { coin: coin.address, dollar: dollar.address, silentDollar: silentDollar.address, tiles: tiles.address }
}

async function readArtifact(name: string): Promise<{ abi: Abi; bytecode: Hex }> {
  const text = await files.readFile(new URL(`../artifacts/${name}.json`, import.meta.url), 'utf8')
  // Written by scripts/compile.mjs and committed: the shape is ours.
  return JSON.parse(text) as { abi: Abi; bytecode: Hex }
}
