import type { Namespace } from '@portico/wire'

export type Wallet = 'alpha' | 'beta' | 'relay' | 'host1' | 'host2'
export type Request = {
  readonly wallet: Wallet
  readonly namespaces: readonly Namespace[]
  mode: 'shown' | 'aside' | 'kept' | 'silent'
  keepOthers: boolean
}
/** A wallet of a namespace; sessions of the relay are told apart. */
export type Held = { readonly wallet: Wallet; readonly session: number | undefined }
/** The wallets of a namespace, and the one in use; with none there is no entry. */
export type Owner = { readonly list: readonly Held[]; readonly inUse: Held }
/** What a tab of the reference model knows. */
export type Tab = {
  isAlive: boolean
  readonly held: Map<Namespace, Owner>
  readonly restoring: Set<Namespace>
  readonly requests: Map<number, Request>
}

export const bothNamespaces: readonly Namespace[] = ['eip155', 'solana']

/** Wallets that the host connects by itself. */
export function isHosts(wallet: Wallet): boolean {
  return wallet.startsWith('host')
}

export function newTab(): Tab {
  return { isAlive: true, held: new Map(), restoring: new Set(), requests: new Map() }
}

export function isSame(one: Held, other: Held): boolean {
  return one.wallet === other.wallet && one.session === other.session
}

export function heldIn(tab: Tab, namespace: Namespace): readonly Held[] {
  return tab.held.get(namespace)?.list ?? []
}

/** What a tab shares with the others. */
export function sharedIn(tab: Tab, namespace: Namespace): readonly Held[] {
  return heldIn(tab, namespace).filter(({ wallet }) => !isHosts(wallet))
}

/** The newest of those that stay is in use when the one in use is gone. */
export function setHeld(tab: Tab, namespace: Namespace, list: readonly Held[], inUse?: Held | undefined): void {
  const wanted = inUse ?? tab.held.get(namespace)?.inUse
  const chosen = list.find((each) => each === wanted) ?? list.at(-1)
  if (chosen) tab.held.set(namespace, { list, inUse: chosen })
  else tab.held.delete(namespace)
}

export function keep(tab: Tab, namespace: Namespace, stays: (held: Held) => boolean): void {
  setHeld(tab, namespace, heldIn(tab, namespace).filter(stays))
}

/** Those of a namespace, and all that share a session with one of them. */
export function withSession(tab: Tab, namespace: Namespace, gone: readonly Held[]): Map<Namespace, readonly Held[]> {
  const sessions = gone.flatMap(({ session }) => session ?? [])
  const isGone = (held: Held, each: Namespace): boolean =>
    (each === namespace && gone.includes(held)) || (held.session !== undefined && sessions.includes(held.session))
  return new Map(bothNamespaces.map((each) => [each, heldIn(tab, each).filter((held) => isGone(held, each))]))
}

export function touches(request: Request, namespaces: readonly Namespace[]): boolean {
  return request.namespaces.some((each) => namespaces.includes(each))
}

export function close(tab: Tab, isClosed: (request: Request) => boolean): void {
  for (const [id, request] of tab.requests) if (isClosed(request)) tab.requests.delete(id)
}
