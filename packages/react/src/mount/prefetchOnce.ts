/**
 * Prefetches once, whether it fails or not: hovering must not repeat requests for code that a new deployment has
 * removed. The click fetches again, and shows a failure.
 */
export function prefetchOnce(load: () => Promise<unknown>): () => void {
  let isFetched = false
  return () => {
    if (isFetched) return
    isFetched = true
    load().catch(() => undefined)
  }
}
