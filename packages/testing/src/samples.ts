import type { Nft, TokenBalance, Transaction, Transfer } from '@portico/wire/http'

/** A holding as the server lists it: 1.5 ETH on the first local chain unless told otherwise. */
export function sampleToken(changes: Partial<TokenBalance> = {}): TokenBalance {
  return {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:31337',
    price: 2_000,
    value: 3_000,
    quantity: { decimals: '18', numeric: '1.5' },
    iconUrl: '',
    ...changes,
  }
}

export function sampleTransfer(changes: Partial<Transfer> = {}): Transfer {
  return {
    fungible_info: { name: 'Ether', symbol: 'ETH' },
    direction: 'out',
    quantity: { numeric: '0.25' },
    value: 500,
    price: 2_000,
    ...changes,
  }
}

/** A payment that an address made at the start of the fake clock unless told otherwise. */
export function sampleTransaction(
  changes: Partial<Omit<Transaction, 'metadata'>> & { metadata?: Partial<Transaction['metadata']> } = {},
): Transaction {
  const { metadata, ...rest } = changes
  const id = rest.id ?? '1'
  return {
    id,
    transfers: [sampleTransfer()],
    ...rest,
    metadata: {
      operationType: 'send',
      hash: `0x${id.replace(/\W/g, '').padStart(64, '0')}`,
      chain: 'eip155:31337',
      minedAt: '2026-01-01T00:00:00.000Z',
      sentFrom: `0x${'1'.repeat(40)}`,
      sentTo: `0x${'9'.repeat(40)}`,
      status: 'confirmed',
      nonce: 1,
      ...metadata,
    },
  }
}

export function sampleNft(changes: Partial<Nft> = {}): Nft {
  return {
    chainId: 'eip155:31337',
    address: `0x${'a'.repeat(40)}`,
    tokenId: '7',
    standard: 'ERC721',
    quantity: '1',
    name: 'Tile 7',
    collection: { name: 'Tiles', symbol: 'TILE' },
    imageUrl: null,
    isSpam: false,
    ...changes,
  }
}
