import { isBehaviour, type WalletChoice } from './walletChoice.js'

const usual = 3
const most = 500

/** `?wallets=3` or `?wallets=on`, and `&behaviour=reject`. */
export function readWalletChoice(search: string): WalletChoice {
  const query = new URLSearchParams(search)
  const text = query.get('wallets')?.trim().toLowerCase()
  const asked = query.get('behaviour')
  const behaviour = isBehaviour(asked) ? asked : 'approve'
  if (text === undefined || text === 'off' || text === 'false') return { count: 0, behaviour }
  const number = Number(text)
  if (text === '' || !Number.isInteger(number)) return { count: usual, behaviour }
  return { count: Math.min(Math.max(number, 0), most), behaviour }
}
