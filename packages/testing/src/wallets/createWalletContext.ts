import { type Hex, numberToHex } from 'viem'
import { createScript, type Script, type Step } from '../script.js'
import { createEmitter, type Emitter } from './createEmitter.js'
import { createKeyring, type Keyring } from './createKeyring.js'
import { createPrompts, type Prompts } from './createPrompts.js'
import { defaultWalletEnv, type WalletEnv } from './walletEnv.js'
import { visibleIndexes, type WalletChain, type WalletMemory, type WalletState } from './walletState.js'

/** What a virtual wallet can do and how it begins; all of it serialisable. */
export type VirtualWalletConfig = {
  /** @default 'Virtual Wallet' */
  name?: string | undefined
  /** @default derived from the name: 'test.portico.virtual-wallet' */
  rdns?: string | undefined
  /** @default a new random one, as EIP-6963 asks for */
  uuid?: string | undefined
  /** A data URI. @default a small SVG drawn from the name */
  icon?: string | undefined
  /** @default the first well-known development key (0xac09…ff80, address 0xf39F…2266) */
  privateKeys?: readonly Hex[] | undefined
  /** The chain the wallet starts on. @default 31337 */
  chainId?: number | undefined
  /** The chains the wallet knows, by id, and the node it talks to on each. @default only `chainId`, without a node */
  chains?: Readonly<Record<number, WalletChain>> | undefined
  /** What the wallet does with the next requests. @default [], which approves everything */
  script?: readonly Step[] | undefined
  /** The visitor connected this wallet to the page earlier. @default false */
  authorized?: boolean | undefined
  /** @default false */
  locked?: boolean | undefined
  /** False makes `wallet_revokePermissions` unknown (4200), as in most wallets. @default true */
  supportsRevoke?: boolean | undefined
  /** The answer of `wallet_getCapabilities`, by hexadecimal chain id. @default none: the method is unknown (4200) */
  capabilities?: Readonly<Record<Hex, unknown>> | undefined
  /** Whether an added chain becomes the active one at once, as in MetaMask. @default true */
  switchesToAddedChain?: boolean | undefined
  /** More properties of the provider, such as `{ isMetaMask: true }`. @default {} */
  flags?: Readonly<Record<string, boolean>> | undefined
}

export type VirtualWalletOptions = VirtualWalletConfig & {
  /** How the wallet reaches its nodes. @default the global fetch */
  fetch?: WalletEnv['fetch'] | undefined
  /** Clock, timers, random ids: give the fake ones of your test. @default those of the platform */
  env?: Partial<WalletEnv> | undefined
  /** Keeps the wallet's state over a reload. @default none */
  memory?: WalletMemory | undefined
}

export type WalletContext = {
  readonly config: VirtualWalletConfig
  readonly env: WalletEnv
  readonly keyring: Keyring
  readonly emitter: Emitter
  readonly prompts: Prompts
  readonly script: Script
  /** EIP-1193's "connected": able to reach a chain. Opens with the first request. */
  readonly connection: { isOpen: boolean }
  /** How often the page has given its permission back. */
  readonly revocations: { count: number }
  state(): WalletState
  /** The only writer: stores the change and tells the page what it can see of it. */
  update(patch: Partial<WalletState>): void
  /** Runs one after the other: two transactions at once must not take the same nonce. */
  inOrder<result>(run: () => Promise<result>): Promise<result>
}

// Public in every Ethereum development tool: safe to print, worthless on a real chain.
const developmentKey: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const developmentChainId = 31337

export function createWalletContext(options: VirtualWalletOptions): WalletContext {
  const { fetch, env: givenEnv, memory, ...config } = options
  const env: WalletEnv = { ...defaultWalletEnv(), ...givenEnv, ...(fetch ? { fetch } : {}) }
  const keyring = createKeyring(config.privateKeys ?? [developmentKey])
  const emitter = createEmitter((error) => {
    env.setTimeout(() => {
      throw error
    }, 0)
  })
  let state = startState(config, keyring.size, memory?.read())
  let queue: Promise<unknown> = Promise.resolve()

  function update(patch: Partial<WalletState>): void {
    const before = state
    state = { ...state, ...patch }
    memory?.write(state)
    if (before.chainId !== state.chainId) emitter.emit('chainChanged', numberToHex(state.chainId))
    const shown = visibleIndexes(state)
    if (visibleIndexes(before).join() !== shown.join()) {
      emitter.emit(
        'accountsChanged',
        shown.map((index) => keyring.at(index).address),
      )
    }
  }

  return {
    config,
    env,
    keyring,
    emitter,
    prompts: createPrompts({
      env,
      kept: () => state.popup && { id: 0, method: state.popup.method, reason: 'popup' },
    }),
    revocations: { count: 0 },
    script: createScript(state.steps, (steps) => update({ steps })),
    connection: { isOpen: false },
    state: () => state,
    update,
    inOrder(run) {
      const result = queue.then(run)
      queue = result.catch(() => undefined) // the caller hears of the failure; the next in line only waits for the end
      return result
    },
  }
}

function startState(config: VirtualWalletConfig, keys: number, kept: WalletState | undefined): WalletState {
  if (kept?.exposed.every((index) => index < keys)) return kept
  const chainId = config.chainId ?? developmentChainId
  return {
    authorized: config.authorized ?? false,
    locked: config.locked ?? false,
    chainId,
    exposed: Array.from({ length: keys }, (_, index) => index),
    chains: { [chainId]: {}, ...config.chains },
    forgotten: {},
    steps: config.script ?? [],
  }
}
