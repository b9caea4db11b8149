import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Images, ServerNetwork } from '../../deps.js'
import { collectibleKey, type DescribeCollectibles } from '../collectibles/createCollectibles.js'
import { type EvmAddress, parseEvmAddress } from '../evmAddress.js'
import type { RpcOf } from '../rpc/createRpcs.js'
import { multicall } from '../rpc/multicall.js'

/** An address at this server, or null for what is refused or not theirs. */
export type AvatarOf = (record: string, owner: EvmAddress) => Promise<string | null>

type AvatarParts = {
  networks: readonly ServerNetwork[]
  rpcOf: RpcOf
  images: Pick<Images, 'urlOf'>
  describe: DescribeCollectibles
}

const abi = /* @__PURE__ */ parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
])
const wordHexLength = 66
const reference = /^(eip155:\d{1,20})\/(erc721|erc1155):(0x[0-9a-f]{40})\/(\d{1,78})$/i

/** ENSIP-12: a picture's address, or a collectible that the name's owner must really hold. */
export function createAvatarOf({ networks, rpcOf, images, describe }: AvatarParts): AvatarOf {
  return async (record, owner) => {
    const [, chainId, kind, contractText = '', tokenId = ''] = record.match(reference) ?? []
    if (!chainId) return images.urlOf('avatar', record)
    const network = networks.find((candidate) => candidate.chainId === chainId)
    const contract = parseEvmAddress(contractText)
    if (!network || !contract) return null
    const standard = kind?.toLowerCase() === 'erc721' ? 'ERC721' : 'ERC1155'
    const id = BigInt(tokenId)
    const data =
      standard === 'ERC721'
        ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] })
        : encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner, id] })
    const [held] = await multicall(rpcOf(network.chainId), network, [{ to: contract, data }])
    if (!isHeld(held, standard, owner)) return null
    const described = await describe(network, [{ contract, tokenId: id.toString(), standard }])
    return described.get(collectibleKey({ contract, tokenId: id.toString() }))?.imageUrl ?? null
  }
}

function isHeld(data: Hex | undefined, standard: 'ERC721' | 'ERC1155', owner: EvmAddress): boolean {
  if (data?.length !== wordHexLength) return false
  return standard === 'ERC721' ? `0x${data.slice(26)}`.toLowerCase() === owner : BigInt(data) > 0n
}
