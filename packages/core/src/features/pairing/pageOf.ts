import type { Env } from '../../env.js'

/** The window of a page; elsewhere nothing is known of one. */
export function pageOf(env: Env): Partial<Window> & Readonly<Record<string, unknown>> {
  const target: unknown = env.eventTarget()
  return (target ?? {}) as Partial<Window> & Readonly<Record<string, unknown>> // every property is looked at before it is used
}

/** Inside another page's frame, where only the whole tab may be sent elsewhere. */
export function isFramed(env: Env): boolean {
  const { self, top } = pageOf(env)
  return self !== undefined && top !== undefined && self !== top
}

/** Without focus a browser would open nothing, or ask at the wrong moment. */
export function hasFocus(env: Env): boolean {
  return pageOf(env).document?.hasFocus?.() ?? true
}
