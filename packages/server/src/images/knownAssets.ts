import type { Monogram } from './drawMonogram.js'

/** Pictures that kits ask for by a fixed id: networks that come with the kit, and the relay. */
export const knownAssets: Readonly<Record<string, Monogram>> = /* @__PURE__ */ Object.freeze({
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': { id: 'eip155:1', name: 'Ethereum' },
  '3bff954d-5cb0-47a0-9a23-d20192e74600': { id: 'eip155:42161', name: 'Arbitrum One' },
  'ab9c186a-c52f-464b-2906-ca59d760a400': { id: 'eip155:10', name: 'OP Mainnet' },
  '41d04d42-da3b-4453-8506-668cc0727900': { id: 'eip155:137', name: 'Polygon' },
  '93564157-2e8e-4ce7-81df-b264dbee9b00': { id: 'eip155:56', name: 'BNB Smart Chain' },
  '30c46e53-e989-45fb-4549-be3bd4eb3b00': { id: 'eip155:43114', name: 'Avalanche' },
  '7289c336-3981-4081-c5f4-efc26ac64a00': { id: 'eip155:8453', name: 'Base' },
  '02b53f6a-e3d4-479e-1cb4-21178987d100': { id: 'eip155:100', name: 'Gnosis' },
  'b310f07f-4ef7-49f3-7073-2a0a39685800': { id: 'eip155:324', name: 'ZKsync Era' },
  'a1b58899-f671-4276-6a5e-56ca5bd59700': { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  '0b4838db-0161-4ffe-022d-532bf03dba00': { id: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin' },
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': { id: 'walletConnect', name: 'WalletConnect' },
})

/** Signs of currencies; one without a sign shows its letters. */
export const currencySigns: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  usd: '$',
  eur: '€',
  gbp: '£',
  jpy: '¥',
  cny: '¥',
  krw: '₩',
  inr: '₹',
  brl: 'R$',
  try: '₺',
  uah: '₴',
  vnd: '₫',
  ngn: '₦',
  php: '₱',
  thb: '฿',
  ils: '₪',
  pln: 'zł',
  aud: 'A$',
  cad: 'C$',
  mxn: '$',
  chf: 'Fr',
})
