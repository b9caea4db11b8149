import type { DevnetServer } from '../devnet/devnet.js'
import type { JsonOptions } from './jsonOptions.js'

/** What the playground shows when its address carries no options. */
export function defaultOptions(prefersLight: boolean, server: DevnetServer | undefined): JsonOptions {
  return {
    projectId: server?.projectId ?? 'portico-demo',
    ...(server ? { endpoint: server.endpoint } : {}),
    networks: [31337, 31338, 1, 8453, 10],
    themeMode: prefersLight ? 'light' : 'dark',
  }
}
