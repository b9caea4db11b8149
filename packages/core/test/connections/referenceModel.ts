import type { Namespace } from '@portico/wire'
import {
  bothNamespaces,
  close,
  type Held,
  heldIn,
  isHosts,
  isSame,
  keep,
  newTab,
  type Owner,
  type Request,
  setHeld,
  sharedIn,
  type Tab,
  touches,
  type Wallet,
  withSession,
} from './referenceTab.js'

export type Question = {
  readonly id: number
  readonly wallet: Wallet
  readonly namespaces: readonly Namespace[]
  readonly isRetry: boolean
  readonly keepOthers: boolean
}

/**
 * Connections as a visitor would describe them, written without looking at the machine: who is connected where, what is
 * being asked, what the browser keeps. Slow and plain on purpose.
 */
export function createReferenceModel() {
  const stored = new Map<Namespace, Owner>()
  const tabs: Tab[] = [newTab(), newTab()]
  /** Permissions that were given back, or sessions that were ended, with nobody using them. */
  let returned = 0
  /** Sessions whose place another wallet took, per namespace. */
  let replaced = 0

  const tabAt = (index: number): Tab => tabs[index] as Tab // there are two, and the index is 0 or 1
  const has = (owner: Owner | undefined, held: Held): boolean => owner?.list.some((each) => isSame(each, held)) ?? false
  /** What is stored, but not of this tab: wallets that it looked for in vain, or left to the other one. */
  const othersOf = (tab: Tab, namespace: Namespace): readonly Held[] =>
    (stored.get(namespace)?.list ?? []).filter((each) => !sharedIn(tab, namespace).some((own) => isSame(own, each)))
  /** Takes wallets away, and stores what is left where one of them was stored. */
  function drop(tab: Tab, namespace: Namespace, gone: readonly Held[], others: readonly Held[]): void {
    const isStored = sharedIn(tab, namespace).some((each) => gone.includes(each))
    const before = tab.held.get(namespace)?.inUse
    keep(tab, namespace, (each) => !gone.includes(each))
    // A wallet of the host was in use: another comes into use, which all tabs follow.
    const isMoved = before !== tab.held.get(namespace)?.inUse && sharedIn(tab, namespace).length > 0
    if (isStored || isMoved) store(tab, namespace, others)
  }

  /** Stores what a tab shares, beside what stays stored of others; the other tab follows. */
  function store(by: Tab, namespace: Namespace, others: readonly Held[], isChosen = false): void {
    const before = stored.get(namespace)
    const shared = sharedIn(by, namespace)
    const stay = others.filter(({ wallet }) => shared.every((each) => each.wallet !== wallet))
    const list = [...shared, ...stay]
    const own = by.held.get(namespace)?.inUse
    // A wallet that this tab does not show stays the one in use until the visitor chooses another.
    const unseen = isChosen ? undefined : stay.find(({ wallet }) => wallet === before?.inUse.wallet)
    const inUse =
      unseen ??
      shared.find((each) => each === own) ??
      shared.find(({ wallet }) => wallet === before?.inUse.wallet) ??
      shared.at(-1) ??
      stay.at(-1)
    if (inUse) stored.set(namespace, { list, inUse })
    else stored.delete(namespace)
    const other = tabs.find((tab) => tab !== by)
    if (!other?.isAlive) return
    const isSameList =
      before?.list.length === list.length && list.every((each, index) => isSame(each, before.list[index] as Held))
    if (before?.inUse.wallet !== inUse?.wallet) followWallet(other, namespace)
    else if (!isSameList) followList(other, namespace)
    // What was not found before is looked for once more.
    if (!isSameList)
      for (const each of bothNamespaces) if (stored.has(each) && !other.held.has(each)) other.restoring.add(each)
  }

  /** Another wallet is in use, or none. */
  function followWallet(tab: Tab, namespace: Namespace): void {
    const now = stored.get(namespace)?.inUse.wallet
    const shared = sharedIn(tab, namespace)
    if (tab.held.has(namespace) && !shared.length) return // of the host alone
    const shown = tab.held.get(namespace)?.inUse
    const own = shared.find((each) => each === shown) ?? shared.find(({ wallet }) => wallet === now) ?? shared.at(-1)
    if (tab.restoring.has(namespace) || now !== own?.wallet) leaveShared(tab, namespace)
  }

  /** The same wallet is in use, with a new session perhaps; others may have ended beside it. */
  function followList(tab: Tab, namespace: Namespace): void {
    const now = stored.get(namespace)
    const shared = sharedIn(tab, namespace)
    if (!now || !shared.length || tab.restoring.has(namespace)) return
    const shown = tab.held.get(namespace)?.inUse
    const own =
      shared.find((each) => each === shown) ?? shared.find(({ wallet }) => wallet === now.inUse.wallet) ?? shared.at(-1)
    if (own?.wallet === now.inUse.wallet && own.session !== now.inUse.session) {
      leaveShared(tab, namespace)
      return
    }
    keep(tab, namespace, (each) => isHosts(each.wallet) || has(now, each))
  }

  /** What a tab shared, and what it left open, is over; it looks for what is stored now. */
  function leaveShared(tab: Tab, namespace: Namespace): void {
    keep(tab, namespace, ({ wallet }) => isHosts(wallet))
    close(tab, (request) => request.mode === 'aside' && touches(request, [namespace]))
    tab.restoring.delete(namespace)
    if (stored.has(namespace) && !tab.held.has(namespace)) tab.restoring.add(namespace)
  }

  /** An approval that nobody uses: the wallet gets it back unless somebody uses the same. */
  function giveBack(tab: Tab, { wallet, session }: Held, namespaces: readonly Namespace[]): void {
    if (isHosts(wallet)) return
    const isInUse = (namespace: Namespace): boolean =>
      session === undefined &&
      (heldIn(tab, namespace).some((each) => each.wallet === wallet) ||
        (stored.get(namespace)?.list.some((each) => each.wallet === wallet) ?? false) ||
        [...tab.requests.values()].some((each) => each.wallet === wallet && each.namespaces.includes(namespace)))
    returned += namespaces.filter((namespace) => !isInUse(namespace)).length
  }

  const heldOf = (id: number, wallet: Wallet): Held => ({ wallet, session: wallet === 'relay' ? id : undefined })
  const describe = (owner: Owner | undefined): string =>
    owner ? `${owner.inUse.wallet} of ${owner.list.map(({ wallet }) => wallet).join()}` : ''

  return {
    returned: () => returned,
    replaced: () => replaced,
    isAlive: (index: number) => tabAt(index).isAlive,
    view(index: number, namespace: Namespace): string {
      const tab = tabAt(index)
      const owner = tab.held.get(namespace)
      if (owner) return `connected ${describe(owner)}`
      const isAsked = [...tab.requests.values()].some(
        ({ mode, namespaces }) => (mode === 'shown' || mode === 'kept') && namespaces.includes(namespace),
      )
      return isAsked || tab.restoring.has(namespace) ? 'connecting' : 'disconnected'
    },
    storedView: (namespace: Namespace): string => describe(stored.get(namespace)),
    /** True when the wallet is really asked, false when an open question is taken up. */
    ask(index: number, { id, wallet, namespaces, isRetry, keepOthers }: Question): boolean {
      const tab = tabAt(index)
      const mode = wallet === 'relay' ? 'kept' : isHosts(wallet) ? 'silent' : 'shown'
      const isToSame = (each: Request): boolean => each.wallet === wallet && touches(each, namespaces)
      const open = [...tab.requests.values()].filter(isToSame).at(-1)
      const isTakenUp = open !== undefined && !isRetry && mode === 'shown'
      if (mode === 'shown')
        for (const each of tab.requests.values())
          if (each.mode === 'shown' && !(isTakenUp && isToSame(each))) each.mode = 'aside'
      if (isTakenUp) {
        open.mode = 'shown'
        open.keepOthers = keepOthers
        return false
      }
      if (mode === 'kept') close(tab, (each) => each.mode === 'kept')
      close(
        tab,
        (each) =>
          touches(each, namespaces) &&
          each.wallet !== wallet &&
          (mode === 'silent' ? each.mode === 'silent' : each.mode !== 'kept'),
      )
      tab.requests.set(id, { wallet, namespaces, mode, keepOthers })
      return true
    },
    leave(index: number) {
      for (const each of tabAt(index).requests.values()) if (each.mode === 'shown') each.mode = 'aside'
    },
    cancelPairing: (index: number) => close(tabAt(index), ({ mode }) => mode === 'kept'),
    refuse: (index: number, id: number) => void tabAt(index).requests.delete(id),
    /** The wallet approved, and the page could not do its part. */
    fail(index: number, id: number, wallet: Wallet, namespaces: readonly Namespace[]) {
      const tab = tabAt(index)
      tab.requests.delete(id)
      giveBack(tab, heldOf(id, wallet), namespaces)
    },
    /** An answer to a page that is gone. */
    answerNobody: (id: number, wallet: Wallet, namespaces: readonly Namespace[]) =>
      giveBack(newTab(), heldOf(id, wallet), namespaces),
    answer(index: number, id: number, wallet: Wallet, namespaces: readonly Namespace[]) {
      const tab = tabAt(index)
      const made = heldOf(id, wallet)
      const sameOpen = [...tab.requests.values()].filter((each) => each.wallet === wallet && touches(each, namespaces))
      if (!tab.requests.delete(id)) {
        giveBack(tab, made, namespaces)
        return
      }
      // Whoever asked last says whether the others stay.
      const keepOthers = sameOpen.at(-1)?.keepOthers ?? false
      close(tab, (each) => touches(each, namespaces) && (!isHosts(wallet) || each.mode === 'silent'))
      const lost = new Map<Namespace, Set<Held>>(bothNamespaces.map((each) => [each, new Set()]))
      for (const namespace of namespaces) {
        const taken = heldIn(tab, namespace).filter((each) => !keepOthers || each.wallet === wallet)
        // What the host connects takes a place in this tab alone.
        const all = isHosts(wallet) ? new Map([[namespace, taken]]) : withSession(tab, namespace, taken)
        for (const [each, gone] of all) for (const held of gone) lost.get(each)?.add(held)
      }
      const others = new Map(bothNamespaces.map((each) => [each, othersOf(tab, each)]))
      for (const [namespace, gone] of lost) {
        if (!isHosts(wallet)) replaced += [...gone].filter((each) => each.session !== undefined).length
        if (namespaces.includes(namespace)) {
          const list = [...heldIn(tab, namespace).filter((each) => !gone.has(each)), made]
          setHeld(tab, namespace, list, made)
          tab.restoring.delete(namespace)
        } else keep(tab, namespace, (each) => !gone.has(each))
      }
      if (isHosts(wallet)) return
      for (const [namespace, gone] of lost) {
        const isMade = namespaces.includes(namespace)
        const stay = isMade && !keepOthers ? [] : (others.get(namespace) ?? [])
        if (isMade || gone.size) store(tab, namespace, stay, isMade)
      }
    },
    /** What is looked for in a namespace, the one in use first. */
    wanted(namespace: Namespace): readonly Held[] {
      const owner = stored.get(namespace)
      return owner ? [owner.inUse, ...owner.list.filter((each) => each !== owner.inUse)] : []
    },
    restored(index: number, namespace: Namespace, looked: readonly Held[], found: readonly Held[]) {
      const tab = tabAt(index)
      const now = this.wanted(namespace)
      const isSameStill =
        now.length === looked.length && now.every((each, place) => isSame(each, looked[place] as Held))
      // What is stored is another by now: it is looked for in its place.
      if (now.length && !isSameStill) return
      if (!tab.restoring.delete(namespace)) return
      if (now.length && found.length && !tab.held.has(namespace)) setHeld(tab, namespace, found, found[0])
    },
    select(index: number, namespace: Namespace, place: number) {
      const tab = tabAt(index)
      const owner = tab.held.get(namespace)
      const chosen = owner?.list[place]
      if (!owner || !chosen || (chosen === owner.inUse && isHosts(chosen.wallet))) return
      setHeld(tab, namespace, owner.list, chosen)
      store(tab, namespace, othersOf(tab, namespace), !isHosts(chosen.wallet))
    },
    /** The wallet in use says something that is stored. */
    tell(index: number, namespace: Namespace) {
      const tab = tabAt(index)
      const inUse = tab.held.get(namespace)?.inUse
      if (inUse && !isHosts(inUse.wallet)) store(tab, namespace, othersOf(tab, namespace))
    },
    /** The wallet ended it. */
    lose(index: number, namespace: Namespace) {
      const tab = tabAt(index)
      const inUse = tab.held.get(namespace)?.inUse
      for (const [each, gone] of inUse ? withSession(tab, namespace, [inUse]) : [])
        drop(tab, each, gone, othersOf(tab, each))
    },
    /** Everything of a namespace, or of all; or one wallet of a namespace. */
    disconnect(index: number, namespaces: readonly Namespace[], place?: number | undefined) {
      const tab = tabAt(index)
      const ending = new Map<Namespace, Set<Held>>(bothNamespaces.map((each) => [each, new Set()]))
      for (const namespace of namespaces) {
        const named = heldIn(tab, namespace).filter((_held, at) => place === undefined || at === place)
        for (const [each, gone] of withSession(tab, namespace, named))
          for (const held of gone) ending.get(each)?.add(held)
      }
      const isLeft = (namespace: Namespace): boolean => {
        const gone = ending.get(namespace)
        const isTouched = (place === undefined && namespaces.includes(namespace)) || (gone?.size ?? 0) > 0
        return isTouched && heldIn(tab, namespace).every((each) => gone?.has(each))
      }
      const left = bothNamespaces.filter(isLeft)
      for (const each of tab.requests.values()) if (each.mode === 'shown') each.mode = 'aside'
      close(tab, (each) => touches(each, left))
      for (const namespace of left) if (tab.restoring.delete(namespace)) store(tab, namespace, [])
      for (const [namespace, gone] of ending) {
        const isLast = sharedIn(tab, namespace).every((each) => gone.has(each))
        if (gone.size) drop(tab, namespace, [...gone], isLast ? [] : othersOf(tab, namespace))
      }
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
