/** A bucket of tokens: so many a second, so many saved up. */
export function createAllowance(perSecond: number, burst: number, now: () => number): (count: number) => boolean {
  let tokens = burst
  let at = now()
  return (count) => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - at) / 1_000) * perSecond)
    at = time
    if (count > tokens) return false
    tokens -= count
    return true
  }
}
