import { fakeAdapter, fakeDirectory, fakeEnv, fakeServer, sampleListing, startTestPortico } from '@portico/testing'
import type { WalletListing } from '@portico/wire/http'
import type { PorticoOptions } from '../src/config/options.js'
import type { Connector } from '../src/connectors/connector.js'
import { connectRows } from '../src/features/connect/rows.js'
import { createWalletEntries } from '../src/features/wallets/createWalletEntries.js'
import type { WalletLists } from '../src/features/wallets/walletLists.js'

export const listings = Array.from({ length: 95 }, (_, index) => sampleListing(index + 1))

type SetupWalletsParameters = {
  options?: Partial<PorticoOptions>
  directory?: readonly WalletListing[]
  connectors?: readonly Connector[]
  isMobile?: boolean
}

/** An open kit with a directory of 95 wallets. */
export async function setupWallets({
  options,
  directory = listings,
  connectors = [],
  isMobile = false,
}: SetupWalletsParameters = {}) {
  const server = fakeServer()
  fakeDirectory(server, directory)
  server.answer('/getAnalyticsConfig', { isAnalyticsEnabled: false })
  server.answer('/projects', { allowedOrigins: ['https://site.test'] })
  const env = fakeEnv({ fetch: server.fetch, platform: { isMobile } })
  const test = await startTestPortico({
    env,
    adapter: fakeAdapter({ connectors }),
    options: { projectId: '0'.repeat(32), endpoint: 'https://kit.test', ...options },
  })
  await test.kit.open()
  const lists = (await test.kit.feature('wallets')) as WalletLists // there is an endpoint
  return {
    ...test,
    server,
    lists,
    /** What `/getWallets` was asked, without who asks and for which chains. */
    questions: () => server.callsTo('/getWallets').map(({ query: { projectId, st, sv, chains, ...rest } }) => rest),
    /** Wallets on the first screen, without the way to one that is elsewhere. */
    rows: () =>
      connectRows(test.kit.store.get(), env.platform(), lists.store.get())
        .filter(({ kind }) => kind !== 'walletConnect')
        .map(({ kind, key }) => `${kind} ${key}`),
    tiles() {
      const known = lists.store.get()
      const entriesOf = createWalletEntries(test.kit.store.get(), known.excluded, env.platform())
      return entriesOf({ ...known, browsed: known.browsed.wallets, found: known.found.wallets }).map(({ key }) => key)
    },
    async begin() {
      lists.begin()
      await test.clock.advance(0)
    },
    async browse() {
      lists.browse()
      await test.clock.advance(0)
    },
  }
}
