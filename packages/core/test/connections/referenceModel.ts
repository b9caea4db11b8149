import type { Namespace } from '@portico/wire'

export type Wallet = 'alpha' | 'beta' | 'relay'
type Mode = 'shown' | 'aside' | 'kept'
type Request = { readonly wallet: Wallet; readonly namespaces: readonly Namespace[]; mode: Mode }
/** What a namespace is connected to; sessions of the relay are told apart. */
type Held = { readonly wallet: Wallet; readonly session: number | undefined }
type Tab = {
  isAlive: boolean
  readonly held: Map<Namespace, Held>
  readonly restoring: Set<Namespace>
  readonly requests: Map<number, Request>
}

export const bothNamespaces: readonly Namespace[] = ['eip155', 'solana']

/**
 * Connections as a visitor would describe them, written without looking at the machine: who is connected where, what is
 * being asked, what the browser keeps. Slow and plain on purpose.
 */
export function createReferenceModel() {
  const stored = new Map<Namespace, Held>()
  const tabs: Tab[] = [newTab(), newTab()]
  /** Permissions that were given back, or sessions that were ended, with nobody using them. */
  let returned = 0

  function newTab(): Tab {
    return { isAlive: true, held: new Map(), restoring: new Set(), requests: new Map() }
  }
  const tabAt = (index: number): Tab => tabs[index] as Tab // there are two, and the index is 0 or 1
  const isSame = (one: Held | undefined, other: Held | undefined): boolean =>
    one?.wallet === other?.wallet && one?.session === other?.session

  function close(tab: Tab, isClosed: (request: Request) => boolean): void {
    for (const [id, request] of tab.requests) if (isClosed(request)) tab.requests.delete(id)
  }
  const touches = (request: Request, namespaces: readonly Namespace[]): boolean =>
    request.namespaces.some((each) => namespaces.includes(each))

  /** What is stored changed by one tab; the other follows. */
  function store(by: Tab, namespace: Namespace, held: Held | undefined): void {
    const before = stored.get(namespace)
    if (held) stored.set(namespace, held)
    else stored.delete(namespace)
    const other = tabs.find((tab) => tab !== by)
    if (!other?.isAlive) return
    if (isSame(before, held)) return
    const isLooking = other.restoring.has(namespace)
    const hasIt = isSame(other.held.get(namespace), held)
    // One that looks for a session of the same wallet, or has not found one, finds the new one anyway.
    const isWaiting = isLooking || !other.held.has(namespace)
    if (before?.wallet === held?.wallet ? !isWaiting : isLooking || !hasIt) {
      other.held.delete(namespace)
      close(other, (request) => request.mode === 'aside' && touches(request, [namespace]))
      other.restoring.delete(namespace)
      if (held) other.restoring.add(namespace)
    }
    // What was not found before is looked for once more.
    for (const each of bothNamespaces) if (stored.has(each) && !other.held.has(each)) other.restoring.add(each)
  }

  function drop(tab: Tab, namespaces: readonly Namespace[]): void {
    for (const namespace of namespaces) if (tab.held.delete(namespace)) store(tab, namespace, undefined)
  }

  /** The namespaces that share a session with one of these. */
  function withSession(tab: Tab, namespaces: readonly Namespace[]): readonly Namespace[] {
    const sessions = namespaces.flatMap((each) => tab.held.get(each)?.session ?? [])
    return bothNamespaces.filter((each) => {
      const session = tab.held.get(each)?.session
      return namespaces.includes(each) || (session !== undefined && sessions.includes(session))
    })
  }

  return {
    returned: () => returned,
    isAlive: (index: number) => tabAt(index).isAlive,
    view(index: number, namespace: Namespace): string {
      const tab = tabAt(index)
      const held = tab.held.get(namespace)
      if (held) return `connected ${held.wallet}`
      const isAsked = [...tab.requests.values()].some(
        ({ mode, namespaces }) => mode !== 'aside' && namespaces.includes(namespace),
      )
      return isAsked || tab.restoring.has(namespace) ? 'connecting' : 'disconnected'
    },
    /** True when the wallet is really asked, false when an open question is taken up. */
    ask(index: number, id: number, wallet: Wallet, namespaces: readonly Namespace[], isRetry: boolean): boolean {
      const tab = tabAt(index)
      const isPairing = wallet === 'relay'
      const open = [...tab.requests.values()]
        .filter((each) => each.wallet === wallet && touches(each, namespaces))
        .at(-1)
      const isTakenUp = open !== undefined && !isRetry && !isPairing
      if (!isPairing)
        for (const each of tab.requests.values())
          if (each.mode === 'shown' && !(isTakenUp && each.wallet === wallet && touches(each, namespaces)))
            each.mode = 'aside'
      if (isTakenUp) {
        open.mode = 'shown'
        return false
      }
      if (isPairing) close(tab, (each) => each.mode === 'kept')
      close(tab, (each) => touches(each, namespaces) && each.wallet !== wallet && each.mode !== 'kept')
      tab.requests.set(id, { wallet, namespaces, mode: isPairing ? 'kept' : 'shown' })
      return true
    },
    leave(index: number) {
      for (const each of tabAt(index).requests.values()) if (each.mode === 'shown') each.mode = 'aside'
    },
    cancelPairing: (index: number) => close(tabAt(index), ({ mode }) => mode === 'kept'),
    refuse: (index: number, id: number) => void tabAt(index).requests.delete(id),
    answer(index: number, id: number, wallet: Wallet, namespaces: readonly Namespace[]) {
      const tab = tabAt(index)
      if (!tab.isAlive) return
      const held: Held = { wallet, session: wallet === 'relay' ? id : undefined }
      if (!tab.requests.delete(id)) {
        const isInUse = (namespace: Namespace): boolean =>
          wallet !== 'relay' &&
          (isSame(tab.held.get(namespace), held) ||
            isSame(stored.get(namespace), held) ||
            [...tab.requests.values()].some((each) => each.wallet === wallet && each.namespaces.includes(namespace)))
        returned += namespaces.filter((namespace) => !isInUse(namespace)).length
        return
      }
      close(tab, (each) => touches(each, namespaces))
      const lost = withSession(tab, namespaces).filter((each) => !namespaces.includes(each))
      for (const namespace of namespaces) {
        tab.held.set(namespace, held)
        tab.restoring.delete(namespace)
      }
      for (const namespace of namespaces) store(tab, namespace, held)
      drop(tab, lost)
    },
    restored(index: number, namespace: Namespace, looked: Held, isFound: boolean) {
      const tab = tabAt(index)
      const now = stored.get(namespace)
      // What is stored is another by now: it is looked for in its place.
      if (now && !isSame(now, looked)) return
      if (!tab.restoring.delete(namespace)) return
      if (now && isFound && !tab.held.has(namespace)) tab.held.set(namespace, looked)
    },
    stored: (namespace: Namespace) => stored.get(namespace),
    /** The wallet ended it. */
    lose: (index: number, namespace: Namespace) => drop(tabAt(index), withSession(tabAt(index), [namespace])),
    disconnect(index: number, namespaces: readonly Namespace[]) {
      const tab = tabAt(index)
      const touched = withSession(tab, namespaces)
      for (const each of tab.requests.values()) if (each.mode === 'shown') each.mode = 'aside'
      close(tab, (each) => touches(each, touched))
      for (const namespace of touched) if (tab.restoring.delete(namespace)) store(tab, namespace, undefined)
      drop(tab, touched)
    },
    destroy(index: number) {
      tabs[index] = { ...newTab(), isAlive: false }
    },
    reload(index: number) {
      const tab = newTab()
      tabs[index] = tab
      for (const namespace of bothNamespaces) if (stored.has(namespace)) tab.restoring.add(namespace)
    },
  }
}
export type ReferenceModel = ReturnType<typeof createReferenceModel>
