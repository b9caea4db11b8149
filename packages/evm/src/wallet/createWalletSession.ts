import {
  type Account,
  type AdapterConnection,
  type AdapterContext,
  type ConnectParameters,
  limits,
  PorticoError,
} from '@portico/core/adapter'
import { fromRpc } from '@portico/core/rpc'
import { type Eip1193Provider, formatCaipNetworkId } from '@portico/wire'
import type { FoundWallet } from '../connectors/foundWallet.js'
import { createAccountRequests } from './createAccountRequests.js'
import { parseAccounts } from './parseAccounts.js'
import { parseChainId } from './parseChainId.js'
import { requestWithTimeout } from './requestWithTimeout.js'
import { walletLimits } from './walletLimits.js'
import { type ProviderWatch, watchProvider } from './watchProvider.js'

export type WalletSession = {
  /** Asks the visitor, in the wallet; joins a request that the wallet has not answered yet. */
  connect(wallet: FoundWallet, onApproved?: ConnectParameters['onApproved']): Promise<AdapterConnection>
  /** Asks the wallet only what it answers without a prompt; null when it does not know the first of `addresses` any more. */
  reconnect(wallet: FoundWallet, addresses: readonly string[]): Promise<AdapterConnection | null>
  disconnect(connection: AdapterConnection): Promise<void>
  stop(): void
}

/** Everything that is said between the kit and the wallets of one adapter while connections live. */
export function createWalletSession(
  { env, emit }: AdapterContext,
  { revokePermissions }: { revokePermissions: boolean },
): WalletSession {
  /** By provider: each session of a relay has its own, and the end of one leaves the next alone. */
  const watches = new Map<Eip1193Provider, ProviderWatch>()
  const requestAccounts = createAccountRequests(env)
  let isStopped = false

  async function revoke(provider: Eip1193Provider): Promise<void> {
    try {
      const request = { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }
      await requestWithTimeout(env, walletLimits.revoke, provider, request)
    } catch {
      // Most wallets lack the method, and a visitor may decline: for the page the connection is over either way.
    }
  }

  /** Listens before it asks for the chain, so that nothing the wallet says in between is lost. */
  async function establish(
    { connector, provider }: FoundWallet,
    accounts: readonly Account[],
    { patience, onFailed }: { patience: number; onFailed?: (() => void) | undefined },
  ): Promise<AdapterConnection> {
    const { id } = connector
    const watch = watchProvider({ env, provider, connectorId: id, emit })
    let isSilent = false
    try {
      const answer = await requestWithTimeout(env, patience, provider, { method: 'eth_chainId' })
      isSilent = answer === undefined
      const chainId = parseChainId(answer)
      if (!chainId) throw new PorticoError('connect/bad-answer')
      if (isStopped) throw new PorticoError('kit/destroyed')
      watches.get(provider)?.stop()
      watches.set(provider, watch)
      watch.release()
      return connectionOf({ connector, provider }, accounts, chainId)
    } catch (error) {
      watch.stop()
      // A wallet that is merely slow keeps what the visitor approved: chosen again, it answers without a prompt.
      if (!isSilent) onFailed?.()
      throw error
    }
  }

  return {
    async connect(wallet, onApproved) {
      try {
        const accounts = parseAccounts(await requestAccounts(wallet.provider))
        if (!accounts) throw new PorticoError('connect/bad-answer')
        if (!accounts.length) throw new PorticoError('connect/no-accounts')
        const onFailed = (): void => onApproved?.(connectionOf(wallet, accounts, 0)) // its chain is not known
        return await establish(wallet, accounts, { patience: walletLimits.chainAfterApproval, onFailed })
      } catch (error) {
        throw fromRpc(error)
      }
    },
    async reconnect(wallet, addresses) {
      const stored = addresses[0]?.toLowerCase()
      // Two extensions claim this identity: only the visitor can tell which one is meant.
      if (!stored || wallet.connector.isClashing) return null
      const request = { method: 'eth_accounts' }
      const answer = await requestWithTimeout(env, limits.silentAnswer, wallet.provider, request)
      const accounts = parseAccounts(answer, stored)
      return accounts?.[0]?.address.toLowerCase() === stored
        ? establish(wallet, accounts, { patience: limits.silentAnswer })
        : null
    },
    async disconnect({ provider, type }) {
      watches.get(provider)?.stop()
      watches.delete(provider)
      // A relay session is its own permission, and ends with it.
      if (revokePermissions && type !== 'WALLET_CONNECT') await revoke(provider)
    },
    stop() {
      isStopped = true
      for (const watch of watches.values()) watch.stop()
      watches.clear()
    },
  }
}

function connectionOf(
  { connector, provider }: FoundWallet,
  accounts: readonly Account[],
  chainId: number,
): AdapterConnection {
  const { id, name, type, imageUrl, info } = connector
  const wallet = { name, icon: imageUrl, rdns: info?.rdns, type }
  const network = formatCaipNetworkId('eip155', chainId)
  return { namespace: 'eip155', connectorId: id, type, provider, network, accounts, wallet }
}
