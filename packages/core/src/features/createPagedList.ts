import { type BalanceTarget, balanceTarget } from '../actions/balanceTarget.js'
import { report } from '../actions/report.js'
import type { PorticoContext } from '../context.js'
import { createStore } from '../state/createStore.js'
import { accountOf } from '../state/selectors.js'
import type { State } from '../state/state.js'
import {
  appendPage,
  keepUnchanged,
  loadingList,
  mergeFirstPage,
  type Page,
  type PagedList,
  type PagedState,
  uniqueItems,
} from './pagedList.js'

export type PageRequest = {
  readonly target: BalanceTarget
  readonly cursor: string | undefined
  /** Asks again whatever is known. */
  readonly isForced: boolean
  readonly signal: AbortSignal
}
export type PagedListParameters<Item> = {
  fetchPage: (request: PageRequest) => Promise<Page<Item>>
  idOf: (item: Item) => string
  onFailure?: ((error: unknown, cursor: string | undefined) => void) | undefined
}

/** Makes a paged list. An answer for another account or chain than the one in use is dropped. */
export function createPagedList<Item>(
  ctx: PorticoContext,
  { fetchPage, idOf, onFailure }: PagedListParameters<Item>,
): PagedList<Item> {
  const store = createStore<PagedState<Item>>(loadingList, (error) => ctx.env.log('error', 'Portico:', error))
  const patch = (change: Partial<PagedState<Item>>): void => store.update((state) => ({ ...state, ...change }))
  let watchers = 0
  let shown: string | undefined
  let flight: AbortController | undefined
  let cancelStart = (): void => {}
  let stopFollowing = (): void => {}

  function cancel(): void {
    cancelStart()
    flight?.abort()
    flight = undefined
  }

  function restart(): void {
    cancel()
    shown = listOf(ctx.store.get())
    store.update(() => (shown ? loadingList : { ...loadingList, status: 'loaded' }))
    // A moment later, so that an address and a chain that change together are one change.
    if (shown) cancelStart = ctx.after(0, () => report(ctx, load(undefined)))
  }

  async function fetchLatest(cursor: string | undefined, isForced: boolean): Promise<Page<Item> | undefined> {
    const target = balanceTarget(ctx)
    const own = new AbortController()
    flight?.abort()
    flight = own
    try {
      const page = target ? await fetchPage({ target, cursor, isForced, signal: own.signal }) : undefined
      if (!page || flight !== own || target?.caipAddress !== shown) return undefined
      return { ...page, items: uniqueItems(page.items, idOf) }
    } catch (error) {
      if (flight !== own) return undefined
      throw error
    } finally {
      if (flight === own) flight = undefined
    }
  }

  async function load(cursor: string | undefined): Promise<void> {
    try {
      const page = await fetchLatest(cursor, false)
      if (page) patch({ ...(cursor ? appendPage(store.get(), page, idOf) : page), status: 'loaded', more: 'idle' })
    } catch (error) {
      // What is there stays there when only more of it fails.
      patch(cursor ? { more: 'failed' } : { ...loadingList, status: 'error' })
      onFailure?.(error, cursor)
    }
  }

  return {
    store,
    watch() {
      watchers += 1
      if (watchers === 1) {
        stopFollowing = ctx.store.select(listOf, restart)
        if (shown !== listOf(ctx.store.get()) || store.get().status !== 'loaded') restart()
      }
      let isWatching = true
      return () => {
        if (!isWatching) return
        isWatching = false
        watchers -= 1
        if (watchers > 0) return
        stopFollowing()
        cancel()
        if (store.get().more === 'loading') patch({ more: 'idle' })
      }
    },
    async loadMore() {
      const { status, next, more } = store.get()
      if (status !== 'loaded' || !next || more === 'loading') return
      patch({ more: 'loading' })
      await load(next)
    },
    retry: restart,
    async refresh() {
      if (flight || store.get().status === 'loading') return
      try {
        const page = await fetchLatest(undefined, true)
        if (!page) return
        const known = store.get()
        const fresh = keepUnchanged(known.items, page, idOf)
        patch({ ...mergeFirstPage(known, fresh, idOf), status: 'loaded', more: 'idle' })
      } catch {
        // Nobody asked; the next look may succeed.
      }
    },
  }
}

function listOf(state: State): string | undefined {
  return accountOf(state).caipAddress
}
