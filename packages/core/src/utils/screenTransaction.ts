import type { CaipNetworkId, Namespace } from '@portico/wire'
import type { Transaction, Transfer } from '@portico/wire/http'
import { isSuspectName } from './readableName.js'
import { sameAddress } from './sameAddress.js'

/** Worth less than this in dollars: bait to have an address copied (security). */
const dust = 0.01

/** Of the connected chain, and not merely collectibles that nobody wanted (HIST-02). */
export function isShown({ metadata, transfers }: Transaction, chain: CaipNetworkId): boolean {
  const isSpam = Boolean(transfers?.length) && transfers?.every(({ nft_info }) => nft_info?.flags.is_spam === true)
  return metadata.chain === chain && !isSpam
}

/**
 * Sent by somebody else and of no worth: made to be seen, so that a look-alike address is copied or a link is followed.
 * Kept behind a fold (address poisoning).
 */
export function isSuspectTransaction({ metadata, transfers }: Transaction, address: string): boolean {
  const isOwn = sameAddress(namespaceOf(metadata.chain), metadata.sentFrom, address)
  return !isOwn && Boolean(transfers?.length) && Boolean(transfers?.every(isWorthless))
}

function isWorthless({ fungible_info: token, nft_info: nft, quantity, value }: Transfer): boolean {
  if (isSuspectTransferName(token?.name) || isSuspectTransferName(token?.symbol) || isSuspectTransferName(nft?.name))
    return true
  if (nft) return nft.flags.is_spam
  if (/^[0.]*$/.test(quantity.numeric)) return true
  // Without a known price only a token that nobody lists is suspect: play money and new coins have none either.
  return typeof value === 'number' ? value < dust : token?.is_unknown === true
}

function isSuspectTransferName(name: string | null | undefined): boolean {
  return Boolean(name) && isSuspectName(name)
}

function namespaceOf(chain: CaipNetworkId): Namespace {
  return chain.split(':')[0] as Namespace // a CAIP-2 id begins with one
}
