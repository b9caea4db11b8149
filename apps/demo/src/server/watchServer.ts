const everyMs = 3_000
const patienceMs = 2_000

/**
 * Tells whether a server answers at all: once now, again whenever the page comes back to the front, and every few
 * seconds while it does not.
 */
export function watchServer(endpoint: string, onChange: (isThere: boolean) => void): () => void {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look(): Promise<void> {
    clearTimeout(timer)
    const isThere = await answers(endpoint)
    if (ending.signal.aborted) return
    onChange(isThere)
    if (!isThere) timer = setTimeout(look, everyMs)
  }

  void look()
  const onFront = (): void => void (document.visibilityState === 'visible' && look())
  document.addEventListener('visibilitychange', onFront, { signal: ending.signal })
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}

async function answers(endpoint: string): Promise<boolean> {
  try {
    // Only reachability is tested, with a picture: a server gives those to any page and project.
    const signal = AbortSignal.timeout(patienceMs)
    await fetch(new URL('/public/getTokenImage/ETH', endpoint), { mode: 'no-cors', cache: 'no-store', signal })
    return true
  } catch {
    return false // refused, too slow, or no address at all
  }
}
