import type { Nft } from '@portico/wire/http'
import { getAddress } from 'viem'
import type { Images } from '../../deps.js'
import type { Scout } from '../blockscout/createScout.js'
import { pageParameters, scoutNft, scoutPage } from '../blockscout/shapes.js'
import { decodeCursor, encodeCursor } from '../cursor.js'
import { cleanText } from '../tokens/cleanText.js'
import { looksLikeSpam } from '../tokens/looksLikeSpam.js'
import type { NftSource } from './chain.js'

const nameLimit = 128
const symbolLimit = 16

/** Collectibles as a Blockscout instance tells them. */
export function createScoutNfts({ scout, images }: { scout: Scout; images: Pick<Images, 'urlOf'> }): NftSource {
  const schema = scoutPage(scoutNft)
  return async (address, network, after) => {
    const parameters = after ? decodeCursor(pageParameters, after) : {}
    const answer = await scout.get(network, address, '/nft', schema, { ...parameters, type: 'ERC-721,ERC-1155' })
    const data = await Promise.all(
      (answer?.items ?? []).map(async ({ id, token, token_type, value, image_url, metadata }): Promise<Nft[]> => {
        if (!token.contract) return []
        const source = metadata?.image ?? image_url
        const name = cleanText(metadata?.name ?? '', nameLimit)
        const collection = {
          name: cleanText(token.name ?? '', nameLimit),
          symbol: cleanText(token.symbol ?? '', symbolLimit),
        }
        const isSpam = looksLikeSpam(name, collection.name, collection.symbol)
        return [
          {
            chainId: network.chainId,
            address: getAddress(token.contract),
            tokenId: id,
            standard: (token_type ?? token.type) === 'ERC-1155' ? 'ERC1155' : 'ERC721',
            quantity: value ?? '1',
            name,
            collection,
            imageUrl: source && !isSpam ? await images.urlOf('nft', source) : null,
            isSpam,
          },
        ]
      }),
    )
    return { data: data.flat(), next: answer?.next_page_params ? encodeCursor(answer.next_page_params) : null }
  }
}
