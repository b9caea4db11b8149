import type { ReadonlyStore, Unsubscribe } from '../state/createStore.js'

export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | undefined }

/** Loading; then loaded, empty or with a cursor to more; or failed, with nothing (HIST-01). */
export type PagedState<Item> = Page<Item> & {
  readonly status: 'loading' | 'loaded' | 'error'
  readonly more: 'idle' | 'loading' | 'failed'
}

/** A list that belongs to an account on a chain and comes in pages. */
export type PagedList<Item> = {
  readonly store: ReadonlyStore<PagedState<Item>>
  /** Keeps the list of the account in use at hand as long as somebody looks at it. */
  watch(): Unsubscribe
  loadMore(): Promise<void>
  /** Begins again after a failure. */
  retry(): void
  /** Looks for what is new and says nothing when that fails. */
  refresh(): Promise<void>
}

export const loadingList: PagedState<never> = /* @__PURE__ */ Object.freeze({
  status: 'loading',
  items: [],
  next: undefined,
  more: 'idle',
})

/** What a server lists twice is there once. */
export function uniqueItems<Item>(items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [idOf(item), item])).values()]
}

/**
 * A fresh first page over what is known: what it covers is replaced, what is older stays. A page that knows nothing of what
 * is shown leaves a gap, so it begins the list anew.
 */
export function mergeFirstPage<Item>(known: Page<Item>, fresh: Page<Item>, idOf: (item: Item) => string): Page<Item> {
  const ids = new Set(fresh.items.map(idOf))
  const lastCovered = known.items.reduce((last, item, index) => (ids.has(idOf(item)) ? index : last), -1)
  if (lastCovered < 0 || fresh.next === undefined) return fresh
  const older = known.items.slice(lastCovered + 1)
  return { items: [...fresh.items, ...older], next: older.length > 0 ? known.next : fresh.next }
}

/** An item that did not change stays the same object: views that show it have nothing to draw again. */
export function keepUnchanged<Item>(
  known: readonly Item[],
  fresh: Page<Item>,
  idOf: (item: Item) => string,
): Page<Item> {
  const byId = new Map(known.map((item) => [idOf(item), item]))
  const items = fresh.items.map((item) => {
    const before = byId.get(idOf(item))
    return before !== undefined && JSON.stringify(before) === JSON.stringify(item) ? before : item
  })
  return { ...fresh, items }
}

export function appendPage<Item>(known: Page<Item>, added: Page<Item>, idOf: (item: Item) => string): Page<Item> {
  return { items: uniqueItems([...known.items, ...added.items], idOf), next: added.next }
}
