import type { RelayStorage } from '@portico/relay/wallet'
import type { RelayStep } from '../script.js'
import type { VirtualWalletConfig, VirtualWalletOptions } from '../wallets/createWalletContext.js'
import type { SocketConstructor } from './createNetwork.js'

/** What both kinds of virtual wallet have in common. */
type SharedConfig = Pick<
  VirtualWalletConfig,
  'name' | 'icon' | 'privateKeys' | 'chainId' | 'chains' | 'locked' | 'capabilities' | 'switchesToAddedChain'
>

export type RelayWalletOptions = SharedConfig &
  Pick<VirtualWalletOptions, 'fetch' | 'env'> & {
    /** The operator's relay: `ws://localhost:4401/relay`. */
    relayUrl: string
    projectId: string
    /** What the wallet does with the next requests. @default [], which approves everything */
    script?: readonly RelayStep[] | undefined
    /** What the wallet says its address is. @default 'https://wallet.example' */
    url?: string | undefined
    /** Methods that it grants, of those a page asks for. @default all that it can answer */
    methods?: readonly string[] | undefined
    /** Whether it signs in and connects in one step where a page offers that. @default true */
    oneClick?: boolean | undefined
    /** How sockets are opened. Node before 22 needs the `WebSocket` of the package ws. @default the platform's */
    WebSocket?: SocketConstructor | undefined
    /** Keeps sessions for the next wallet that is given it. @default memory of its own */
    storage?: RelayStorage | undefined
    /** @default 'socket' */
    transport?: 'socket' | 'http' | undefined
  }

/** What the wallet can answer, see `planRequest`. */
export const knownMethods = Object.freeze([
  'eth_accounts',
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_getCapabilities',
])

export const knownEvents = Object.freeze(['accountsChanged', 'chainChanged'])

export function memoryStore(): RelayStorage {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}
