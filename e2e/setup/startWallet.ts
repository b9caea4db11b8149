import { fileURLToPath } from 'node:url'
import { devnetAccounts } from '@portico/devnet/contracts'
import { serveFolder } from '../../scripts/serveFolder.mjs'
import { walletPage } from '../../scripts/start/walletPage.mjs'
import type { E2eChain } from './buildPages.js'
import type { E2eServer } from './startServer.js'

const walletFolder = fileURLToPath(new URL('../../apps/wallet/dist', import.meta.url))

export type StartedWallet = { readonly url: string; close(): Promise<void> }

/** The built wallet as `npm start` serves it, with its policy, on this run's relay and chains. */
export async function startWallet(chains: readonly E2eChain[], server: E2eServer): Promise<StartedWallet> {
  const page = walletPage({ chains, accounts: devnetAccounts, ...server })
  const { port, close } = await serveFolder({ folder: walletFolder, port: 0, ...page })
  return { url: `http://localhost:${port}`, close }
}
