import { createPortico, type Portico, type PorticoOptions } from '@portico/core'
import { type FakeAdapter, fakeAdapter } from './fakeAdapter.js'
import type { FakeClock } from './fakeClock.js'
import { type FakeEnv, type FakeEnvOptions, fakeEnv } from './fakeEnv.js'
import type { MemoryStorage } from './memoryStorage.js'
import { testNetworks } from './testNetworks.js'

export type CreateTestPorticoParameters = {
  /** @default the two local chains, a project id and the fake adapter */
  options?: Partial<PorticoOptions>
  /** A whole environment, or what should differ from the fake one. */
  env?: FakeEnv | FakeEnvOptions
  /** Takes the fake adapter's place, unless `options` names adapters. */
  adapter?: FakeAdapter
}

export type TestPortico = {
  readonly kit: Portico
  /** Serves the kit unless `options` named other adapters. */
  readonly adapter: FakeAdapter
  readonly env: FakeEnv
  readonly clock: FakeClock
  readonly memory: MemoryStorage
  /** The text of every line on the console so far. */
  lines(): readonly string[]
}

/** A kit in a page of its own, for tests in Node: real core, fake surroundings. */
export function createTestPortico({
  options,
  env: given,
  adapter = fakeAdapter(),
}: CreateTestPorticoParameters = {}): TestPortico {
  const env = given && 'logs' in given ? given : fakeEnv(given)
  const kit = createPortico({ projectId: 'test', networks: testNetworks, adapters: [adapter], ...options }, env)
  return {
    kit,
    adapter,
    env,
    clock: env.clock,
    memory: env.memory,
    lines: () =>
      env.logs.map(({ parts }) => parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ')),
  }
}
