import { serverLimits } from '../../config/serverLimits.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import { createStore } from '../../state/createStore.js'
import { track } from '../../telemetry/track.js'
import { fetchWallets } from './fetchWallets.js'
import { preloadImages } from './preloadImages.js'
import { walletCount } from './walletCount.js'
import { emptyLists, type WalletLists, type WalletListsState } from './walletLists.js'

/** The wallet lists of one kit. Nothing is asked until a view begins; what comes late never covers what is newer. */
export function createWalletLists(ctx: PorticoContext, api: Api): WalletLists {
  const store = createStore<WalletListsState>(emptyLists, (error) => ctx.env.log('error', 'Portico:', error))
  const patch = (changes: Partial<WalletListsState>): void => store.update((state) => ({ ...state, ...changes }))
  const options = () => ctx.store.get().options
  let life = new AbortController()
  let browsing = new AbortController()
  let searching = new AbortController()
  const browsedIds = new Set<string>()
  let isBrowsing = false
  let overview: Promise<void> | undefined
  let cancelSearch = (): void => {}
  let cancelPreload = (): void => {}

  /** Recommended, featured and excluded wallets, those that are not here yet. */
  async function fetchOverview(signal: AbortSignal): Promise<void> {
    const { includeWalletIds: include, excludeWalletIds: excluded = [], featuredWalletIds: featured = [] } = options()
    const known = store.get()
    patch({ status: 'loading' })
    const byIds = (ids: readonly string[]): Promise<readonly Wallet[]> =>
      fetchWallets(ctx, api, { entries: ids.length, include: ids, signal }).then(({ wallets }) => wallets)
    const tasks = [
      known.count === undefined &&
        fetchWallets(ctx, api, {
          entries: serverLimits.recommendedWallets,
          include,
          exclude: [...excluded, ...featured],
          signal,
        }).then(({ wallets, count }) => {
          preloadImages(ctx, wallets)
          patch({ recommended: wallets, count: walletCount(count + featured.length, include !== undefined) })
        }),
      featured.length > 0 &&
        known.featured.length === 0 &&
        byIds(featured).then((wallets) => {
          preloadImages(ctx, wallets)
          patch({ featured: inOrder(wallets, featured) })
        }),
      excluded.length > 0 &&
        known.excluded.length === 0 &&
        byIds(excluded).then((wallets) => patch({ excluded: wallets })),
    ]
    const results = await Promise.allSettled(tasks)
    if (signal.aborted) return
    patch({ status: results.some(({ status }) => status === 'rejected') ? 'failed' : 'ready' })
  }

  function begin(): void {
    if (store.get().status === 'failed' || !overview) overview = fetchOverview(life.signal)
    const { browsed, found, searchText } = store.get()
    if (browsed.status === 'failed') void browse()
    if (found.status === 'failed') void find(searchText)
  }

  async function browse(): Promise<void> {
    const { browsed } = store.get()
    if (isBrowsing || !browsed.hasMore) return
    const { signal } = browsing
    isBrowsing = true
    // A later page has its places already: that it is on its way changes nothing, and whoever scrolls renders enough.
    if (browsed.status !== 'ready') patch({ browsed: { ...browsed, status: 'loading' } })
    // The pages leave out what is recommended, so they wait for it; if that failed they do without.
    overview ??= fetchOverview(life.signal)
    await overview
    if (signal.aborted) return
    const { recommended, isCertifiedOnly } = store.get()
    const { includeWalletIds: include, excludeWalletIds: excluded = [], featuredWalletIds: featured = [] } = options()
    const shown = isCertifiedOnly ? [] : [...recommended.map(({ id }) => id), ...featured]
    const page = browsed.page + 1
    try {
      const answer = await fetchWallets(ctx, api, {
        page,
        entries: serverLimits.walletPage,
        include,
        exclude: [...excluded, ...shown],
        isCertifiedOnly,
        signal,
      })
      if (signal.aborted) return
      isBrowsing = false
      // A directory that changed in between may list a wallet twice.
      const fresh = answer.wallets.filter(({ id }) => !browsedIds.has(id))
      for (const { id } of fresh) browsedIds.add(id)
      // Who flings past a page does not want its pictures, and fetching them disturbs the scrolling.
      cancelPreload()
      cancelPreload = preloadImages(ctx, fresh, page > 1 ? serverLimits.pageRest : 0)
      const wallets = [...browsed.wallets, ...fresh]
      patch({ browsed: { status: 'ready', wallets, page, hasMore: !answer.isLast } })
    } catch {
      // The view says so and offers a retry; the developer reads it in the network panel.
      if (signal.aborted) return
      isBrowsing = false
      patch({ browsed: { ...browsed, status: 'failed' } })
    }
  }

  async function find(text: string): Promise<void> {
    searching.abort()
    searching = new AbortController()
    const { signal } = searching
    const { isCertifiedOnly } = store.get()
    patch({ found: { status: 'loading', wallets: [] } })
    const { includeWalletIds: include, excludeWalletIds: exclude } = options()
    try {
      const { wallets } = await fetchWallets(ctx, api, {
        entries: serverLimits.searchedWallets,
        search: text,
        include,
        exclude,
        isCertifiedOnly,
        signal,
      })
      if (signal.aborted) return
      preloadImages(ctx, wallets)
      patch({ found: { status: 'ready', wallets } })
      const badge = isCertifiedOnly ? 'certified' : undefined
      track(ctx, { event: 'SEARCH_WALLET', properties: { badge, search: shareable(text) } })
    } catch {
      // See above.
      if (!signal.aborted) patch({ found: { status: 'failed', wallets: [] } })
    }
  }

  function search(input: string): void {
    const text = input.trim()
    const searchText = text.length >= serverLimits.searchLetters ? text : ''
    if (searchText === store.get().searchText) return
    cancelSearch()
    searching.abort()
    patch({ searchText, found: { status: searchText ? 'loading' : 'idle', wallets: [] } })
    if (searchText) cancelSearch = ctx.after(serverLimits.searchDelay, () => void find(searchText))
  }

  /** What was asked before does not count any more. */
  function dropAnswers(): void {
    cancelSearch()
    cancelPreload()
    searching.abort()
    browsing.abort()
    browsing = new AbortController()
    isBrowsing = false
    browsedIds.clear()
    patch({ browsed: emptyLists.browsed, found: emptyLists.found })
  }

  function forgetAll(): void {
    life.abort()
    life = new AbortController()
    overview = undefined
    dropAnswers()
    patch(emptyLists)
  }

  ctx.onDestroy(forgetAll)
  // Other chains have other wallets.
  ctx.onDestroy(ctx.store.select((state) => state.networks.requested, forgetAll))
  const target = ctx.env.eventTarget()
  const onOnline = (): void => {
    const { status, browsed, found } = store.get()
    if ([status, browsed.status, found.status].includes('failed')) begin()
  }
  target?.addEventListener('online', onOnline)
  ctx.onDestroy(() => target?.removeEventListener('online', onOnline))

  return {
    store,
    begin,
    browse: () => void browse(),
    search,
    showCertifiedOnly(isCertifiedOnly) {
      const { searchText } = store.get()
      dropAnswers()
      patch({ isCertifiedOnly })
      if (searchText) void find(searchText)
      else void browse()
    },
  }
}

function inOrder(wallets: readonly Wallet[], ids: readonly string[]): readonly Wallet[] {
  return ids.flatMap((id) => wallets.find((wallet) => wallet.id === id) ?? [])
}

/** What somebody typed may be something they pasted by mistake: only what can be a name is told. */
function shareable(text: string): string {
  return text.length <= 24 && !/\d{4}|0x|@/.test(text) ? text : ''
}
