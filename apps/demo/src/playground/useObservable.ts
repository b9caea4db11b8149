import { useSyncExternalStore } from 'react'
import type { Observable } from './createObservable.js'

export function useObservable<Value>({ subscribe, get }: Pick<Observable<Value>, 'subscribe' | 'get'>): Value {
  return useSyncExternalStore(subscribe, get, get)
}
