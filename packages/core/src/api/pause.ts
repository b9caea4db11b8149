import type { PorticoContext } from '../context.js'

/** Waits, unless one of the signals says that nobody does any more. */
export function pause(ctx: PorticoContext, ms: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel()
      for (const signal of signals) signal?.removeEventListener('abort', end)
      resolve()
    }
    const cancel = ctx.after(ms, end)
    for (const signal of signals) signal?.addEventListener('abort', end)
  })
}
