import type { Env } from '@portico/core/adapter'

type Timer = { readonly at: number; readonly run: () => void }

export type FakeEnv = Env & {
  readonly target: EventTarget
  readonly logs: readonly string[]
  /** Timers that wait. */
  readonly timers: number
  /** Moves the clock and runs what falls due, letting promises settle in between. */
  advance(ms: number): Promise<void>
  /** Lets promises settle without moving the clock past what is due now. */
  settle(): Promise<void>
}
export type FakeEnvParameters = {
  readonly injected?: (() => unknown) | undefined
  readonly fetch?: Env['fetch'] | undefined
  readonly target?: EventTarget | undefined
}

/** A page without a browser: its own clock, its own event target, nothing else. */
export function createFakeEnv({ injected, fetch, target = new EventTarget() }: FakeEnvParameters = {}): FakeEnv {
  const waiting = new Map<number, Timer>()
  const logs: string[] = []
  let now = 1_700_000_000_000
  let lastTimer = 0

  async function settle(): Promise<void> {
    // Modules loaded by import() need a few turns of the real loop.
    for (let turn = 0; turn < 10; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
  }

  async function advance(ms: number): Promise<void> {
    const end = now + ms
    await settle()
    for (let due = nextDue(end); due; due = nextDue(end)) {
      const [id, timer] = due
      waiting.delete(id)
      now = Math.max(now, timer.at)
      timer.run()
      await settle()
    }
    now = end
  }

  function nextDue(end: number): [number, Timer] | undefined {
    return [...waiting].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
  }

  return {
    target,
    logs,
    get timers() {
      return waiting.size
    },
    advance,
    settle,
    fetch: fetch ?? (async () => new Response('', { status: 404 })),
    now: () => now,
    setTimeout(run, ms) {
      lastTimer += 1
      waiting.set(lastTimer, { at: now + ms, run })
      return lastTimer
    },
    clearTimeout: (timer) => void waiting.delete(timer as number), // made by setTimeout above
    randomId: () => '00000000-0000-4000-8000-000000000000',
    storage: () => undefined,
    onStorage: () => () => undefined,
    eventTarget: () => target,
    injected: injected ?? (() => undefined),
    openUrl: () => undefined,
    copy: async () => undefined,
    paste: async () => '',
    isTrackingRefused: () => false,
    preloadImage: () => () => undefined,
    onIdle: () => () => undefined,
    isOnline: () => true,
    reload: () => undefined,
    platform: () => ({
      isMobile: false,
      isIos: false,
      isAndroid: false,
      isMac: false,
      isSafari: false,
      isTelegram: false,
    }),
    page: () => ({ name: '', description: '', url: '', icons: [] }),
    log: (_level, ...parts) => void logs.push(parts.join(' ')),
  }
}
