import { evm } from '../evm.js'
import { createContext } from './createContext.js'
import { createFakeEnv } from './createFakeEnv.js'
import { firstAddress } from './testAccounts.js'

type Listener = (payload: unknown) => void
export type ScriptedProvider = {
  readonly answers: Record<string, unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  request(request: { method: string }): Promise<unknown>
  emit(event: string, payload: unknown): void
  listeners(): number
}

/** A page whose injected provider says exactly what a test wants, for what no virtual wallet would do. */
export async function openScripted() {
  const listeners = new Map<string, Listener[]>()
  const of = (event: string): Listener[] => listeners.get(event) ?? []
  const provider: ScriptedProvider = {
    answers: { eth_requestAccounts: [firstAddress], eth_accounts: [firstAddress], eth_chainId: '0x1' },
    on: (event, listener) => void listeners.set(event, [...of(event), listener]),
    removeListener: (event, listener) =>
      void listeners.set(
        event,
        of(event).filter((each) => each !== listener),
      ),
    request: async ({ method }) => provider.answers[method],
    emit(event, payload) {
      for (const listener of of(event)) listener(payload)
    },
    listeners: () => [...listeners.values()].flat().length,
  }
  const env = createFakeEnv({ injected: () => provider })
  const context = createContext(env)
  const adapter = evm().create(context)
  const stop = adapter.start()
  await env.advance(0)
  return { env, context, adapter, provider, stop }
}
