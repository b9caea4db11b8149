/**
 * A fetch ahead of its use: once, whether it fails or not. A pointer that moves on must not ask again and again for code
 * that a new deployment has removed; the visitor's click asks again, and tells of a failure.
 */
export function prefetchOnce(load: () => Promise<unknown>): () => void {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    load().catch(() => undefined)
  }
}
