import { defineNetwork } from '@portico/core'
import { describeAdapter, fakeEnv } from '@portico/testing'
import { describe, it } from 'vitest'
import { acme } from './acmeAdapter.js'

const network = defineNetwork({
  id: 'acme-1',
  name: 'Acme',
  chainNamespace: 'cosmos',
  nativeCurrency: { name: 'Acme', symbol: 'ACME', decimals: 6 },
  rpcUrls: { default: { http: [] } },
})

describeAdapter('acme', { describe, it }, () => {
  const env = fakeEnv()
  const listeners = new Set<(payload: unknown) => void>()
  let prompts = 0
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'acme_connect') prompts += 1
      return method === 'acme_chain' ? network.id : ['acme1visitor']
    },
    on: (_event: string, listener: (payload: unknown) => void) => listeners.add(listener),
    removeListener: (_event: string, listener: (payload: unknown) => void) => listeners.delete(listener),
  }
  const tell = (addresses: string[]): void => [...listeners].forEach((listener) => void listener(addresses))
  const answer = (): boolean => env.target.dispatchEvent(new CustomEvent('acme:wallet', { detail: provider }))
  // The wallet is no part of what the adapter may leave behind: it is asked through dispatchEvent, not by a listener.
  const dispatch = env.target.dispatchEvent.bind(env.target)
  env.target.dispatchEvent = (event) => (event.type === 'acme:ask' ? answer() : dispatch(event))
  return {
    factory: acme(),
    env,
    networks: [network],
    connectorId: 'com.acme.wallet',
    prompts: () => prompts,
    walletListeners: () => listeners.size,
    acts: { changeAccounts: () => tell(['acme1other']), disconnect: () => tell([]) },
  }
})
