import { readAs, storedChain } from '@portico/wire/relay'
import { createEmitter, type Emitter } from '../createEmitter.js'
import type { RelayEnv } from '../env.js'
import { RelayError } from '../RelayError.js'
import type { Session } from '../session/createSessions.js'
import { accountsOf, addressOf, chainOfAccount, chainsOf, familyOf } from '../session/namespaces.js'
import type { DappEvents } from './context.js'
import type { Dapp } from './createDapp.js'
import type { RequestParameters } from './request.js'

export type RelayProviderEvents = {
  /** Addresses on the default chain, the one that the wallet named last first. */
  accountsChanged: readonly string[]
  /** CAIP-2: the chain that requests go to from now on. */
  chainChanged: string
  disconnect: { readonly code: number; readonly message: string }
}

/** One session as a wallet's provider for one family of chains: an active chain, addresses, requests. */
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
  /** Of the session that it speaks for, and of no other; undefined before there is one. */
  readonly topic: string | undefined
  readonly family: string
  readonly env: Pick<RelayEnv, 'storage' | 'log'>
  readonly storagePrefix?: string | undefined
}

export async function createProvider(parameters: CreateProviderParameters): Promise<RelayProvider> {
  const { dapp, topic, family, env } = parameters
  const emitter = createEmitter<RelayProviderEvents>((error) => env.log('error', 'A listener failed', error))
  const key = `${parameters.storagePrefix ?? '@portico/relay/'}chain/${family}`
  const [kept] = await Promise.all([readChosen(env, key), dapp?.restore()])
  /** What was named last. The wallet may name a chain or an account first, and grant it with an update afterwards. */
  let named: { chain?: string | undefined; address?: string | undefined } = {}
  if (kept && ownChains().includes(kept)) named = { chain: kept }
  /** What whoever listens knows: an update is compared with it, because the session has changed by then. */
  let told: { readonly chain: string | undefined; readonly accounts: readonly string[] } = {
    chain: undefined,
    accounts: [],
  }
  told = { chain: defaultChain(), accounts: accounts() }

  function session(): Session | undefined {
    const found = dapp?.sessions().find((each) => each.topic === topic)
    return found && chainsOf(found.namespaces).some((id) => familyOf(id) === family) ? found : undefined
  }

  function ownChains(): readonly string[] {
    return chainsOf(session()?.namespaces ?? {}).filter((id) => familyOf(id) === family)
  }

  function defaultChain(): string | undefined {
    const chains = ownChains()
    return [named.chain, told.chain].find((id) => id !== undefined && chains.includes(id)) ?? chains[0]
  }

  function accounts(): readonly string[] {
    const chain = defaultChain()
    const own = chain ? accountsOf(session()?.namespaces ?? {}, chain) : []
    const isNamed = (address: string): number => Number(address.toLowerCase() === named.address)
    return [...new Set(own.map(addressOf))].sort((one, other) => isNamed(other) - isNamed(one))
  }

  /** RELAY-05. `addresses` are what the wallet has just named. */
  function tell(addresses?: readonly string[]): void {
    const before = told
    told = { chain: defaultChain(), accounts: accounts() }
    const { chain } = told
    if (chain) void keepChosen(env, key, family, chain)
    const isMoved = chain !== before.chain
    if (chain && isMoved) emitter.emit('chainChanged', chain)
    if (addresses || isMoved || told.accounts.join() !== before.accounts.join())
      emitter.emit('accountsChanged', addresses ?? told.accounts)
  }

  function choose(chain: string, addresses?: readonly string[]): void {
    named = { ...named, chain }
    tell(addresses)
  }

  function required(): Session {
    if (!dapp) throw new RelayError('relay/client-not-initialized')
    const found = session()
    if (!found) throw new RelayError('relay/session-not-initialized')
    return found
  }

  function onEvent(event: DappEvents['event']): void {
    const { chainId, name, data } = event
    if (event.topic !== topic || familyOf(chainId) !== family) return
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
    named = { ...named, address: addresses[0]?.toLowerCase() }
    // An account that the session does not hold is none of ours, whatever an event says; and a wallet that wants to end the
    // session ends it. An update that brings the account may follow.
    const own = addresses.filter((address) => granted.includes(address.toLowerCase()))
    if (own.length) choose(chain, own)
  }

  const stops = dapp
    ? [
        dapp.on('update', (updated) => {
          if (updated.topic === topic) tell()
        }),
        dapp.on('event', onEvent),
        dapp.on('disconnect', (end) => {
          if (end.topic !== topic) return
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
