import { useMemo, useSyncExternalStore } from 'react'
import { type Route, readRoute } from './route.js'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => readRoute(hash), [hash])
}
