import type { Env, ShownAccount, ShownAccountReader } from '@portico/core/adapter'
import { callAll, createForwardingProvider, ProviderRpcError } from '@portico/core/rpc'
import type { Eip1193Provider, RpcRequest } from '@portico/wire'
import { addressesOfRequest, needsFrom } from './addressesOfRequest.js'

type Listener = (payload: unknown) => void
const ownEvents: readonly string[] = /* @__PURE__ */ Object.freeze([
  'accountsChanged',
  'chainChanged',
  'connect',
  'disconnect',
])

/**
 * The provider for hosts: what it says is what the modal shows. A wallet's own provider knows nothing of the account that the
 * visitor chose there, so that a library would sign with another one than is shown.
 */
export function createHostProvider(env: Env, shown: ShownAccountReader): Eip1193Provider {
  const wallet = createForwardingProvider(shown)
  const listeners = new Map<string, Set<Listener>>()
  let before = viewOf(shown.get())

  function emit(event: string, payload: unknown): void {
    callAll(listeners.get(event), payload, (error) => env.log('error', 'Portico:', error))
  }

  shown.subscribe(() => {
    const [last, next] = [before, viewOf(shown.get())]
    before = next
    if (!next) {
      if (!last) return
      emit('accountsChanged', [])
      emit('disconnect', new ProviderRpcError(4900, 'No wallet is connected.'))
      return
    }
    if (!last) emit('connect', { chainId: next.chainId })
    if (last?.chainId !== next.chainId) emit('chainChanged', next.chainId)
    if (last?.accounts.join() !== next.accounts.join()) emit('accountsChanged', next.accounts)
  })

  return {
    async request(request) {
      const account = shown.get()
      if (!account) throw new ProviderRpcError(4900, 'No wallet is connected.')
      if (request.method === 'eth_accounts' || request.method === 'eth_requestAccounts') return accountsOf(account)
      return wallet.request(forShown(request, account))
    },
    on(event, listener) {
      if (!ownEvents.includes(event)) return wallet.on?.(event, listener)
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
    },
    removeListener(event, listener) {
      if (!ownEvents.includes(event)) return wallet.removeListener?.(event, listener)
      listeners.get(event)?.delete(listener)
    },
  }
}

/** The request as it may go to the wallet: for the shown account, or refused with the names of both. */
function forShown(request: RpcRequest, { address }: ShownAccount): RpcRequest {
  const named = addressesOfRequest(request)
  const asked = named.find((each) => each.toLowerCase() !== address.toLowerCase())
  if (asked)
    throw new ProviderRpcError(
      4100,
      `This request is for ${asked}, but the account in use is ${address}. Use that one, or switch accounts first.`,
    )
  const { method, params } = request
  if (named.length || !needsFrom(request)) return request
  if (!Array.isArray(params)) return params ? { method, params: { ...params, from: address } } : request
  const [call, ...rest] = params
  return typeof call === 'object' && call !== null ? { method, params: [{ ...call, from: address }, ...rest] } : request
}

function accountsOf({ connection, address }: ShownAccount): readonly string[] {
  const others = connection.accounts.map((account) => account.address).filter((each) => each !== address)
  return [address, ...others]
}

function viewOf(account: ShownAccount | undefined) {
  if (!account) return undefined
  const chainId = `0x${Number(account.connection.network.slice('eip155:'.length)).toString(16)}`
  return { accounts: accountsOf(account), chainId }
}
