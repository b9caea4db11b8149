import type { AdapterFactory } from './adapter.js'

/** Types an adapter and freezes it; nothing else. Adapter authors start here. */
export function createAdapter(factory: AdapterFactory): AdapterFactory {
  return Object.freeze(factory)
}
