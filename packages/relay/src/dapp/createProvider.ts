import { readAs, storedChain } from '@portico/wire/relay'
import { createEmitter, type Emitter } from '../createEmitter.js'
import type { RelayEnv } from '../env.js'
import { RelayError } from '../RelayError.js'
import type { Session } from '../session/createSessions.js'
import { accountsOf, addressOf, chainOfAccount, chainsOf, familyOf } from '../session/namespaces.js'
import type { Dapp } from './createDapp.js'
import type { RequestParameters } from './request.js'

export type RelayProviderEvents = {
  connect: { readonly session: Session }
  /** Addresses on the default chain. */
  accountsChanged: readonly string[]
  /** CAIP-2. */
  chainChanged: string
  disconnect: { readonly code: number; readonly message: string }
}

/** A session as a wallet's provider for one family of chains: an active chain, addresses, requests. */
export type RelayProvider = {
  readonly on: Emitter<RelayProviderEvents>['on']
  session(): Session | undefined
  /** CAIP-2: the last one used, if the session still has it. */
  defaultChain(): string | undefined
  setDefaultChain(chainId: string): void
  accounts(): readonly string[]
  /** The addresses, once there is a session (RELAY-06). */
  enable(): Promise<readonly string[]>
  request(request: Pick<RequestParameters, 'method' | 'params' | 'expiry' | 'onSending'>): Promise<unknown>
  destroy(): void
}

export type CreateProviderParameters = {
  /** Undefined while the client is loading: every request then says so. */
  readonly dapp: Dapp | undefined
  readonly family: string
  readonly env: Pick<RelayEnv, 'storage' | 'log'>
  readonly storagePrefix?: string | undefined
}

export async function createProvider(parameters: CreateProviderParameters): Promise<RelayProvider> {
  const { dapp, family, env } = parameters
  const emitter = createEmitter<RelayProviderEvents>((error) => env.log('error', 'A listener failed', error))
  const key = `${parameters.storagePrefix ?? '@portico/relay/'}chain/${family}`
  let chosen = await readChosen(env, key)

  function session(): Session | undefined {
    return dapp
      ?.sessions()
      .filter(({ namespaces }) => chainsOf(namespaces).some((id) => familyOf(id) === family))
      .at(-1)
  }

  function ownChains(): readonly string[] {
    return chainsOf(session()?.namespaces ?? {}).filter((id) => familyOf(id) === family)
  }

  function defaultChain(): string | undefined {
    const chains = ownChains()
    return chosen !== undefined && chains.includes(chosen) ? chosen : chains[0]
  }

  function accounts(): readonly string[] {
    const chain = defaultChain()
    const own = chain ? accountsOf(session()?.namespaces ?? {}, chain) : []
    return [...new Set(own.map(addressOf))]
  }

  /** RELAY-05. */
  function choose(chainId: string, addresses?: readonly string[]): void {
    const before = defaultChain()
    chosen = chainId
    void keepChosen(env, key, family, chainId)
    if (defaultChain() !== before) emitter.emit('chainChanged', chainId)
    emitter.emit('accountsChanged', addresses ?? accounts())
  }

  function required(): Session {
    if (!dapp) throw new RelayError('relay/client-not-initialized')
    const found = session()
    if (!found) throw new RelayError('relay/session-not-initialized')
    return found
  }

  function onEvent({
    topic,
    chainId,
    name,
    data,
  }: {
    topic: string
    chainId: string
    name: string
    data: unknown
  }): void {
    if (topic !== session()?.topic || familyOf(chainId) !== family) return
    if (name === 'chainChanged') choose(readChain(family, data) ?? chainId)
    if (name === 'accountsChanged' && Array.isArray(data)) onAccounts(chainId, data)
  }

  function onAccounts(chainId: string, data: readonly unknown[]): void {
    const texts = data.filter((entry) => typeof entry === 'string')
    const [first = ''] = texts
    const isCaip = first.split(':').length === 3 && familyOf(first) === family
    const chain = isCaip ? chainOfAccount(first) : chainId
    const granted = accountsOf(session()?.namespaces ?? {}, chain).map((account) => addressOf(account).toLowerCase())
    const addresses = texts.map((entry) => (isCaip ? addressOf(entry) : entry))
    // An account that the session does not hold is none of ours, whatever an event says.
    choose(
      chain,
      addresses.filter((address) => granted.includes(address.toLowerCase())),
    )
  }

  const stops = dapp
    ? [
        dapp.on('connect', (started) => {
          if (session()?.topic !== started.topic) return
          emitter.emit('connect', { session: started })
          emitter.emit('accountsChanged', accounts())
        }),
        dapp.on('update', ({ topic }) => {
          if (topic === session()?.topic) choose(defaultChain() ?? '')
        }),
        dapp.on('event', onEvent),
        dapp.on('disconnect', (end) => {
          if (!chainsOf(end.session.namespaces).some((id) => familyOf(id) === family) || session()) return
          chosen = undefined
          emitter.emit('accountsChanged', [])
          emitter.emit('disconnect', end.reason)
        }),
      ]
    : []

  return {
    on: emitter.on,
    session,
    defaultChain,
    setDefaultChain: (chainId) => choose(chainId),
    accounts,
    async enable() {
      required()
      return accounts()
    },
    async request({ method, params, expiry, onSending }) {
      const { topic } = required()
      const chainId = defaultChain() ?? ''
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts()
      if (method === 'eth_chainId') return toHexChain(chainId)
      if (method === 'wallet_switchEthereumChain') {
        const target = readChain(family, Array.isArray(params) ? params[0]?.chainId : undefined)
        if (target && ownChains().includes(target)) {
          choose(target)
          return null
        }
      }
      return (dapp as Dapp).request({ topic, chainId, method, params, expiry, onSending }) // required() has thrown without one
    },
    destroy() {
      for (const stop of stops) stop()
    },
  }
}

/** `10`, `'0xa'`, `'10'` or `'eip155:10'`, as wallets write it. */
function readChain(family: string, data: unknown): string | undefined {
  if (typeof data === 'string' && data.includes(':')) return familyOf(data) === family ? data : undefined
  if (family !== 'eip155' || (typeof data !== 'number' && typeof data !== 'string') || data === '') return undefined
  const id = Number(data)
  return Number.isSafeInteger(id) && id > 0 ? `eip155:${id}` : undefined
}

function toHexChain(chainId: string): string {
  return `0x${Number(chainId.slice(chainId.indexOf(':') + 1)).toString(16)}`
}

async function readChosen(env: Pick<RelayEnv, 'storage'>, key: string): Promise<string | undefined> {
  try {
    const kept: unknown = JSON.parse((await env.storage.get(key)) ?? 'null')
    return readAs(storedChain, kept)?.chainId
  } catch {
    return undefined // nothing kept, or nothing that can be read: the session's first chain will do
  }
}

async function keepChosen(env: Pick<RelayEnv, 'storage' | 'log'>, key: string, namespace: string, chainId: string) {
  try {
    await env.storage.set(key, JSON.stringify({ namespace, chainId }))
  } catch (error) {
    env.log('warn', 'Unable to keep the active chain', error)
  }
}
