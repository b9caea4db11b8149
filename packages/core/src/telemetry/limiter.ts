/** Lets `count` through in any `window` of milliseconds (TRACK-02). */
export function createLimiter(now: () => number, count: number, window: number): () => boolean {
  let times: number[] = []
  return () => {
    times = times.filter((time) => now() - time < window)
    if (times.length >= count) return false
    times.push(now())
    return true
  }
}
