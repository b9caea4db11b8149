import type { Portico } from '@portico/core'
import type { Devnet, DevnetChain } from '../../devnet/devnet.js'
import type { Fact } from '../../results/result.js'

export type Provider = NonNullable<ReturnType<Portico['getProvider']>>

/** What a page knows once somebody is connected. */
export type ActionContext = {
  readonly provider: Provider
  readonly address: `0x${string}`
  readonly chainId: number
  readonly devnet: Devnet
  /** Shows what is known on the way. */
  report(facts: readonly Fact[]): void
}

/** Somebody who gets what the page sends: a test account that is not the sender. */
export function recipientOf({ devnet, address }: ActionContext): `0x${string}` {
  const others = devnet.accounts.filter((account) => account.address.toLowerCase() !== address.toLowerCase())
  const first = others[0]
  if (!first) throw new ActionError('There is no second test account to send to.')
  return first.address
}

/** The local chain in use. Nothing of value is ever sent from this page. */
export function localChainOf({ devnet, chainId }: ActionContext): DevnetChain {
  const chain = devnet.chains.find(({ id }) => id === chainId)
  if (chain) return chain
  const names = devnet.chains.map(({ name }) => name).join(' or ')
  throw new ActionError(`This page sends on local chains only. Switch to ${names} and try again.`)
}

/** Something that the page itself will not do, or an answer that it cannot use. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
}

const hex = /^0x[\da-f]*$/i

export function expectHex(what: string, value: unknown): `0x${string}` {
  if (typeof value === 'string' && hex.test(value)) return value as `0x${string}` // matched above
  throw new ActionError(`The wallet answered nonsense: expected ${what}, got ${JSON.stringify(value) ?? typeof value}.`)
}
