import type { AdapterFactory } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { type AdapterSubject, describeAdapter } from './describeAdapter.js'
import { type FakeAdapter, type FakeAdapterOptions, fakeAdapter } from './fakeAdapter.js'
import { fakeEnv } from './fakeEnv.js'
import { testNetworks } from './testNetworks.js'

function subjectOf(adapter: FakeAdapter, factory: AdapterFactory = careful(adapter)): AdapterSubject {
  const connectorId = 'test.alpha'
  return {
    factory,
    env: fakeEnv(),
    networks: testNetworks,
    connectorId,
    prompts: () => adapter.connect.calls.length,
    acts: {
      changeAccounts: () => adapter.emit({ type: 'accountsChanged', connectorId, accounts: adapter.accountsOf('0x3') }),
      changeNetwork: () => adapter.emit({ type: 'networkChanged', connectorId, network: 'eip155:5' }),
      disconnect: () => adapter.emit({ type: 'disconnected', connectorId }),
    },
  }
}

/** The fake agrees to everything; a good adapter knows which wallets it has. */
function careful(adapter: FakeAdapter): AdapterFactory {
  const isKnown = (id: string): boolean => adapter.connectors.some((connector) => connector.id === id)
  return {
    ...adapter,
    create(context) {
      const made = adapter.create(context)
      return {
        ...made,
        async connect(parameters) {
          if (!isKnown(parameters.connectorId)) throw new Error('unknown wallet')
          return made.connect(parameters)
        },
        reconnect: async (saved) =>
          isKnown(saved.connectorId) && saved.addresses.length ? made.reconnect(saved) : null,
      }
    },
  }
}

describeAdapter('the fake', { describe, it }, () => subjectOf(fakeAdapter()))

/** Runs the suite against a broken adapter and gives the titles that failed. */
async function failures(
  change: (adapter: FakeAdapter) => AdapterFactory,
  options?: FakeAdapterOptions,
): Promise<string[]> {
  const checks: [string, () => Promise<void>][] = []
  const runner = {
    describe: (_title: string, run: () => void) => run(),
    it: (title: string, run: () => Promise<void>) => void checks.push([title, run]),
  }
  describeAdapter('broken', runner, () => {
    const adapter = fakeAdapter(options)
    return subjectOf(adapter, change(adapter))
  })
  const failed: string[] = []
  for (const [title, run] of checks) await run().catch(() => failed.push(title))
  return failed
}

describe('sees what is wrong with an adapter', () => {
  it('one without accounts', async () => {
    expect(await failures(careful, { addresses: [] })).toContain(
      'connects: at least one account, on its own namespace, with a provider',
    )
  })
  it('one that prompts when it should be silent', async () => {
    const prompting = (adapter: FakeAdapter): AdapterFactory => ({
      ...careful(adapter),
      create(context) {
        const made = careful(adapter).create(context)
        return { ...made, reconnect: ({ connectorId }) => made.connect({ connectorId }) }
      },
    })
    expect(await failures(prompting)).toEqual([
      'finds a connection again and never prompts for it',
      'answers null, without a prompt, when there is nothing to find again',
    ])
  })
  it('one that leaks a listener, a timer or an event', async () => {
    const leaking = (adapter: FakeAdapter): AdapterFactory => ({
      ...careful(adapter),
      create(context) {
        const made = careful(adapter).create(context)
        return {
          ...made,
          start() {
            made.start()
            context.env.eventTarget()?.addEventListener('x', () => undefined)
            return () => undefined
          },
        }
      },
    })
    const failed = await failures(leaking)
    expect(failed).toContain('leaves no listener and no timer behind when it is stopped')
    expect(failed).toContain('leaves nothing behind when it is stopped before it found anything')
    expect(failed).toContain('tells that disconnected, and nothing after it was stopped')
  })
  it('one that never answers or agrees to anything', async () => {
    const hanging = (adapter: FakeAdapter): AdapterFactory => {
      adapter.disconnect.hold()
      return adapter
    }
    expect(await failures(hanging)).toEqual([
      'refuses a wallet that is not there',
      'answers null, without a prompt, when there is nothing to find again',
      'can be disconnected twice',
    ])
  })
})
