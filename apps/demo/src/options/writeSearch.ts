import type { WalletChoice } from '../wallets/walletChoice.js'
import { isSame } from './isSame.js'
import type { JsonOptions } from './jsonOptions.js'

export type WriteSearchParameters = {
  search: string
  options: JsonOptions
  defaults: JsonOptions
  wallets: WalletChoice
}

/** The address's query for a state of the playground; parameters of others stay. */
export function writeSearch({ search, options, defaults, wallets }: WriteSearchParameters): string {
  const query = new URLSearchParams(search)
  if (isSame(options, defaults)) query.delete('options')
  else query.set('options', JSON.stringify(options))
  if (wallets.count > 0) query.set('wallets', String(wallets.count))
  else query.delete('wallets')
  if (wallets.count > 0 && wallets.behaviour !== 'approve') query.set('behaviour', wallets.behaviour)
  else query.delete('behaviour')
  const text = query.toString()
  return text ? `?${text}` : ''
}
