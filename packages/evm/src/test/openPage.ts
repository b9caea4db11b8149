import type { Adapter } from '@portico/core/adapter'
import { evm } from '../evm.js'
import { createContext, type TestContext } from './createContext.js'
import { createFakeEnv, type FakeEnv } from './createFakeEnv.js'

export type Page<Wallet> = { env: FakeEnv; context: TestContext; adapter: Adapter; wallet: Wallet; stop: () => void }

/** A page with one announced wallet and an adapter that has found it. */
export async function openPage<Wallet extends { announce(target: EventTarget): unknown }>(
  createWallet: (env: FakeEnv) => Wallet,
): Promise<Page<Wallet>> {
  const env = createFakeEnv()
  const wallet = createWallet(env)
  wallet.announce(env.target)
  const context = createContext(env)
  const adapter = evm().create(context)
  const stop = adapter.start()
  await env.advance(0)
  return { env, context, adapter, wallet, stop }
}

/** Lets the clock run for `ms` and gives the answer. */
export async function within<Value>(env: FakeEnv, promise: Promise<Value>, ms: number): Promise<Value> {
  promise.catch(() => undefined) // looked at below, after the clock
  await env.advance(ms)
  return promise
}

/** What the adapter told the kit, but for the list of connectors. */
export function told(context: TestContext): unknown[] {
  return context.events.filter((event) => event.type !== 'connectors')
}
