import type { Unsubscribe } from '../state/createStore.js'

/** Not in lib.dom; absent in some browsers. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Calls back once, after the page has loaded, when it has nothing to do; never on a line that is slow or paid for by the byte. */
export function onIdle(page: Window | undefined, run: () => void): Unsubscribe {
  if (!page) return () => {}
  const { saveData, effectiveType } = (page.navigator as { connection?: Connection }).connection ?? {} // not in lib.dom
  if (saveData || effectiveType?.endsWith('2g')) return () => {}
  let cancel = (): void => page.removeEventListener('load', wait)
  const wait = (): void => {
    // Browsers without idle callbacks: after the tasks that the loaded page has queued.
    if (!page.requestIdleCallback) {
      const timer = page.setTimeout(run)
      cancel = () => page.clearTimeout(timer)
      return
    }
    const handle = page.requestIdleCallback(run)
    cancel = () => page.cancelIdleCallback(handle)
  }
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
  return () => cancel()
}
