import type { PorticoOptions } from '@portico/core'
import {
  type FakeServer,
  fakeAdapter,
  fakeServer,
  startTestPortico,
  type TestPortico,
  testNetworks,
} from '@portico/testing'

export type StartAccountParameters = {
  /** Answers by the end of a path: `balance`, `nfts`, `history`. */
  answers?: Readonly<Record<string, unknown>>
  identity?: unknown
  options?: Partial<PorticoOptions>
}

/** A kit with a connected account and a server that answers what a test says. */
export async function startAccount({
  answers = {},
  identity = { name: null, avatar: null },
  options,
}: StartAccountParameters = {}): Promise<
  TestPortico & { server: FakeServer; setAnswer: (name: string, answer: unknown) => void }
> {
  const server = fakeServer()
  const current = new Map(Object.entries(answers))
  server.answer('/v1/account', ({ path }: { path: string }) => {
    const answer = current.get(path.split('/').at(-1) ?? '')
    return typeof answer === 'function' ? answer() : answer
  })
  server.answer('/v1/identity', identity)
  const adapter = fakeAdapter({ addresses: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'] })
  const networks = testNetworks.map((network) => ({ ...network, testnet: false }))
  const test = await startTestPortico({
    adapter,
    env: { fetch: server.fetch },
    options: { networks, endpoint: 'https://kit.test', ...options },
  })
  await test.kit.actions.connect({ connector: adapter.connector('Alpha') })
  return { ...test, server, setAnswer: (name, answer) => void current.set(name, answer) }
}
