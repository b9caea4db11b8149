import { encodeFunctionData, type Hex, hexToBytes, labelhash, namehash, parseAbi, zeroHash } from 'viem'
import type { ChainClient } from './connectChain.js'
import { devnetContracts } from './devnetContracts.js'
import { type DevnetName, devnetImpostor, devnetNames } from './devnetNames.js'
import { readPicture } from './readArtifact.js'

const registryAbi = /* @__PURE__ */ parseAbi([
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner) returns (bytes32)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setOwner(bytes32 node, address owner)',
])
const resolverAbi = /* @__PURE__ */ parseAbi([
  'function setAddr(bytes32 node, address a)',
  'function setName(bytes32 node, string name)',
  'function setText(bytes32 node, string key, string value)',
  'function multicall(bytes[] data) returns (bytes[])',
])

const { ensResolver, ensReverseRegistrar, tiles, badges } = devnetContracts
const registry = { ...devnetContracts.ensRegistry, abi: registryAbi } as const
const resolver = { ...ensResolver, abi: resolverAbi } as const
const reverseSpace = 'addr.reverse'

/** Registers `devnetNames` in the chain's ENS, in both directions, then gives names and registrar to whom they belong. */
export async function registerNames(client: ChainClient): Promise<void> {
  const self = client.account.address
  for (const name of ['eth', 'portico.eth', 'reverse', reverseSpace]) {
    const { parent, label } = split(name)
    await client.writeContract({ ...registry, functionName: 'setSubnodeOwner', args: [parent, label, self] })
  }
  const records: Hex[] = []
  for (const entry of devnetNames) {
    records.push(...(await forwardRecords(client.chain.id, entry)), reverseRecord(entry.address, entry.name))
    const { parent, label } = split(entry.name)
    await openRecord(client, parent, label)
    await openReverse(client, entry.address)
  }
  records.push(reverseRecord(devnetImpostor.address, devnetImpostor.claims))
  await openReverse(client, devnetImpostor.address)

  await client.writeContract({ ...resolver, functionName: 'multicall', args: [records] })

  const owners = [...devnetNames, { name: reverseSpace, ...ensReverseRegistrar }]
  for (const { name, address } of owners) {
    await client.writeContract({ ...registry, functionName: 'setOwner', args: [namehash(name), address] })
  }
}

async function forwardRecords(chainId: number, { name, address, avatar }: DevnetName): Promise<Hex[]> {
  const node = namehash(name)
  const records = [encodeFunctionData({ abi: resolverAbi, functionName: 'setAddr', args: [node, address] })]
  if (!avatar) return records
  const uri = await avatarUri(chainId, avatar)
  return [...records, encodeFunctionData({ abi: resolverAbi, functionName: 'setText', args: [node, 'avatar', uri] })]
}

async function avatarUri(chainId: number, avatar: NonNullable<DevnetName['avatar']>): Promise<string> {
  if (avatar === 'tile') return `eip155:${chainId}/erc721:${tiles.address}/3`
  if (avatar === 'badge') return `eip155:${chainId}/erc1155:${badges.address}/2`
  const png = hexToBytes(await readPicture('face'))
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}

function reverseRecord(address: Hex, name: string): Hex {
  return encodeFunctionData({ abi: resolverAbi, functionName: 'setName', args: [reverseNode(address), name] })
}

/** As the reverse registrar does it, without a transaction of the account's own. */
async function openReverse(client: ChainClient, address: Hex): Promise<void> {
  await openRecord(client, namehash(reverseSpace), labelhash(address.slice(2).toLowerCase()))
}

async function openRecord(client: ChainClient, parent: Hex, label: Hex): Promise<void> {
  const args = [parent, label, client.account.address, ensResolver.address, 0n] as const
  await client.writeContract({ ...registry, functionName: 'setSubnodeRecord', args })
}

function reverseNode(address: Hex): Hex {
  return namehash(`${address.slice(2).toLowerCase()}.${reverseSpace}`)
}

function split(name: string): { parent: Hex; label: Hex } {
  const [label = '', ...rest] = name.split('.')
  return { parent: rest.length > 0 ? namehash(rest.join('.')) : zeroHash, label: labelhash(label) }
}
