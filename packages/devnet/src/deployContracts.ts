import { type Hex, isAddressEqual, parseUnits } from 'viem'
import type { ChainClient } from './connectChain.js'
import { DevnetError } from './DevnetError.js'
import { devnetAccounts } from './devnetAccounts.js'
import { type DevnetAddresses, devnetContracts } from './devnetContracts.js'
import { readArtifact, readPicture } from './readArtifact.js'

type Deployment = { artifact: string; address: Hex; args: readonly unknown[] }

const holderCount = 5
const tilesEach = 2n
const tilePictures = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6', 'tile-7', 'tile-8']
const badgePictures = ['badge-1', 'badge-2', 'badge-3']

/** Deploys the contracts to a fresh chain, at the addresses that `devnetContracts` promises. */
export async function deployContracts(client: ChainClient): Promise<DevnetAddresses> {
  for (const { artifact, address, args } of await planDeployments()) {
    const { abi, bytecode } = await readArtifact(artifact)
    const hash = await client.deployContract({ abi, bytecode, args })
    // The chain mines at once, so the receipt is there as soon as the hash is.
    const { contractAddress, status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success' || !contractAddress || !isAddressEqual(contractAddress, address)) {
      throw new DevnetError(
        'deployment-failed',
        `${artifact} is at ${contractAddress} on "${client.chain.name}", not at ${address}.`,
      )
    }
  }
  const addresses = Object.entries(devnetContracts).map(([name, { address }]) => [name, address])
  // Made from the very object whose keys the type lists.
  return Object.fromEntries(addresses) as DevnetAddresses
}

async function planDeployments(): Promise<readonly Deployment[]> {
  const { coin, dollar, silentDollar, tiles, multicall, badges, lure } = devnetContracts
  const { ensRegistry, ensResolver, ensReverseRegistrar, ensUniversalResolver } = devnetContracts
  const holders = devnetAccounts.slice(0, holderCount).map((account) => account.address)
  const [tilePngs, badgePngs] = await Promise.all([readPictures(tilePictures), readPictures(badgePictures)])
  const badgeNames = ['Guest of the portico', 'Early visitor', 'Night watch']
  // The order is part of the addresses: add new contracts at the end.
  return [
    { artifact: 'Coin', address: coin.address, args: [holders, parseUnits('1000', coin.decimals)] },
    { artifact: 'Dollar', address: dollar.address, args: [holders, parseUnits('5000', dollar.decimals)] },
    {
      artifact: 'SilentDollar',
      address: silentDollar.address,
      args: [holders, parseUnits('2500', silentDollar.decimals)],
    },
    { artifact: 'Tiles', address: tiles.address, args: [holders, tilesEach, tilePngs] },
    { artifact: 'Multicall', address: multicall.address, args: [] },
    { artifact: 'Badges', address: badges.address, args: [holders, badgeNames, badgePngs] },
    { artifact: 'Lure', address: lure.address, args: [] },
    { artifact: 'ens/ENSRegistry', address: ensRegistry.address, args: [] },
    { artifact: 'ens/PublicResolver', address: ensResolver.address, args: [ensRegistry.address] },
    {
      artifact: 'ens/ReverseRegistrar',
      address: ensReverseRegistrar.address,
      args: [ensRegistry.address, ensResolver.address],
    },
    { artifact: 'UniversalResolver', address: ensUniversalResolver.address, args: [ensRegistry.address] },
  ]
}

function readPictures(names: readonly string[]): Promise<Hex[]> {
  return Promise.all(names.map(readPicture))
}
