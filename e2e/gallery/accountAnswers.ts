import { devnetAccounts } from '@portico/devnet/contracts'
import type { Nft, TokenBalance, Transaction, Transfer } from '@portico/wire/http'

const me = devnetAccounts[0].address
const other = devnetAccounts[5].address
const day = 86_400_000
const chainId = 'eip155:31337'

/** A picture of its own for each number. */
function picture(n: number): string {
  const shapes = `<rect width="10" height="10" fill="hsl(${n * 57} 55% 52%)"/><circle cx="${3 + (n % 5)}" cy="${3 + (n % 4)}" r="${2 + (n % 3)}" fill="hsl(${n * 91} 70% 80%)"/>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${shapes}</svg>`)}`
}

function token(n: number, name: string, symbol: string, numeric: string, price: number, value?: number): TokenBalance {
  const address = n > 0 ? { address: `${chainId}:0x${String(n).padStart(40, '0')}` } : {}
  const worth = value === undefined ? {} : { value }
  const iconUrl = n % 2 === 0 ? picture(n) : ''
  return { name, symbol, chainId, ...address, price, ...worth, quantity: { decimals: '18', numeric }, iconUrl }
}

const tokens: readonly TokenBalance[] = [
  token(0, 'Ether', 'ETH', '12.345678901234567890', 3_000, 37_037.04),
  token(2, 'USD Coin', 'USDC', '5000', 1, 5_000),
  token(4, 'Portico Coin', 'PTC', '42.5', 3, 127.5),
  token(5, 'Silent Dollar', 'SUSD', '2500', 0),
  token(6, 'Dust', 'DST', '0.00000001', 2, 0.00000002),
]
const suspects = [token(7, 'Claim your reward at evil.example', 'EVIL.COM', '5000', 0)]
const extremes = [
  token(
    8,
    'The Wrapped and Staked Token of a Protocol with a Very Long Name',
    'wstLONGSYMBOL',
    '123456789012345678.9',
    1,
    1.2e14,
  ),
  token(9, 'رمز طويل الاسم جدًا من اليمين إلى اليسار', 'رمز', '1.5', 2, 3),
  ...Array.from({ length: 200 }, (_, n) =>
    token(n + 20, `Token number ${n + 1}`, `T${n + 1}`, String(200 - n), 1, 200 - n),
  ),
]

function nft(n: number, changes: Partial<Nft> = {}): Nft {
  return {
    chainId,
    address: `0x${'a'.repeat(40)}`,
    tokenId: String(n),
    standard: 'ERC721',
    quantity: '1',
    name: `Tile #${n}`,
    collection: { name: 'Portico Tiles', symbol: 'TILE' },
    imageUrl: picture(n),
    isSpam: false,
    ...changes,
  }
}
const nfts = [
  nft(1),
  nft(2, { name: 'A collectible whose name goes on for quite a while' }),
  nft(3, { imageUrl: null }),
  nft(4, { standard: 'ERC1155', quantity: '1200', name: 'Guest of the portico' }),
  nft(5),
]
const spamNft = nft(9, { name: 'Claim reward', isSpam: true })

function transfer(direction: Transfer['direction'], numeric: string, symbol: string, n: number): Transfer {
  return {
    fungible_info: { symbol, name: symbol, icon: { url: picture(n) } },
    direction,
    quantity: { numeric },
    value: 10,
  }
}
function transaction(
  id: number,
  ago: number,
  operationType: string,
  transfers: Transfer[] | null,
  changes: Partial<Transaction['metadata']> = {},
): Transaction {
  const minedAt = new Date(Date.now() - ago).toISOString()
  const hash = `0x${String(id).padStart(64, '0')}`
  const parties = operationType === 'receive' ? { sentFrom: other, sentTo: me } : { sentFrom: me, sentTo: other }
  return {
    id: String(id),
    metadata: { operationType, hash, chain: chainId, minedAt, ...parties, status: 'confirmed', ...changes },
    transfers,
  }
}
const collected: Transfer = {
  nft_info: { name: 'Tile #1', content: { preview: { url: picture(1) } }, flags: { is_spam: false } },
  direction: 'in',
  quantity: { numeric: '1' },
}
const history = [
  transaction(9, 20_000, 'send', [transfer('out', '0.0123', 'ETH', 0)], { status: 'pending' }),
  transaction(8, 3_600_000, 'receive', [transfer('in', '1250.5', 'USDC', 2)]),
  transaction(7, 0.6 * day, 'trade', [transfer('in', '500', 'USDC', 2), transfer('out', '0.25', 'ETH', 0)]),
  transaction(6, 2 * day, 'approve', null),
  transaction(5, 3 * day, 'send', [transfer('out', '1', 'ETH', 0)], { status: 'failed' }),
  transaction(4, 40 * day, 'mint', [collected]),
  transaction(3, 70 * day, 'deposit', [transfer('out', '100', 'USDC', 2)]),
  transaction(2, 400 * day, 'deploy', []),
]
const bait = transaction(1, 3 * day, 'receive', [{ ...transfer('in', '0', 'USDC', 2), value: 0 }])

/** What a server says about an account, by the end of the path. */
export const accountAnswers = Object.freeze({
  full: { balance: { balances: tokens }, nfts: { data: nfts, next: null }, history: { data: history, next: null } },
  empty: {
    balance: { balances: [token(0, 'Ether', 'ETH', '0', 3_000, 0)] },
    nfts: { data: [], next: null },
    history: { data: [], next: null },
  },
  extreme: {
    balance: { balances: [...tokens, ...extremes, ...suspects] },
    nfts: { data: [...nfts.slice(0, 1), spamNft], next: null },
    history: { data: [history[0], bait], next: null },
  },
})
export type AccountAnswers = (typeof accountAnswers)[keyof typeof accountAnswers]
