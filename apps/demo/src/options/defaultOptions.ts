import type { DevnetServer } from '../devnet/devnet.js'
import type { JsonOptions } from './jsonOptions.js'

/** What the playground shows when its address carries no options. */
export function defaultOptions(prefersLight: boolean, server: DevnetServer | undefined): JsonOptions {
  return {
    projectId: server?.projectId ?? 'portico-demo',
    ...(server ? { endpoint: server.endpoint } : {}),
    ...(server?.wallet ? { customWallets: [localWallet(server.wallet)] } : {}),
    networks: [31337, 31338, 1, 8453, 10],
    themeMode: prefersLight ? 'light' : 'dark',
  }
}

/** The wallet that `npm start` serves: paired by its code, or opened in a window beside the playground. */
function localWallet(url: string): JsonOptions {
  return { id: 'portico-wallet', name: 'Portico Wallet', homepage: url, mobile_link: url, webapp_link: url }
}
