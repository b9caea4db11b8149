import type { JsonOptions } from './jsonOptions.js'

/** What the playground shows when its address carries no options. */
export function defaultOptions(prefersLight: boolean): JsonOptions {
  return {
    projectId: 'portico-demo',
    networks: [31337, 31338, 1, 8453, 10],
    themeMode: prefersLight ? 'light' : 'dark',
  }
}
