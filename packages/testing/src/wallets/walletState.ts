import type { Crash, SecondRequest, Step, UnknownChainAnswer } from '../script.js'

/** What a wallet remembers between two visits of a page. */
export type WalletState = {
  readonly authorized: boolean
  readonly locked: boolean
  readonly chainId: number
  /** Positions of the accounts shown to the page, the active one first. */
  readonly exposed: readonly number[]
  readonly chains: Readonly<Record<string, WalletChain>>
  /** Chains that `unknownChain` made the wallet forget, and what becomes of adding them. */
  readonly forgotten: Readonly<Record<string, ForgottenChain>>
  readonly steps: readonly Step[]
  /** A popup that nobody has answered. It is the wallet's, so the page that asked may be gone. */
  readonly popup?: OpenPopup | undefined
  /** The background process is dead: every request is lost. */
  readonly down?: Pick<Crash, 'rejects'> | undefined
}

export type ForgottenChain = {
  readonly addFails?: boolean | undefined
  readonly addNeedsExplorer?: boolean | undefined
  readonly says?: UnknownChainAnswer | undefined
}

export type OpenPopup = {
  readonly method: string
  readonly params: readonly unknown[]
  readonly second: SecondRequest
}

export type WalletChain = { rpcUrl?: string | undefined }

/** Where a wallet keeps its state; a real extension keeps it over a reload. */
export type WalletMemory = { read(): WalletState | undefined; write(state: WalletState): void }

export function isKnownChain(state: WalletState, chainId: number): boolean {
  return Object.hasOwn(state.chains, chainId) && !Object.hasOwn(state.forgotten, chainId)
}

export function visibleIndexes(state: WalletState): readonly number[] {
  return state.authorized && !state.locked ? state.exposed : []
}

/** The page could have written anything where the state was kept. */
export function isWalletState(value: unknown): value is WalletState {
  if (typeof value !== 'object' || value === null) return false
  const state = value as Partial<Record<keyof WalletState, unknown>> // an object; each field is checked below
  return (
    typeof state.authorized === 'boolean' &&
    typeof state.locked === 'boolean' &&
    Number.isSafeInteger(state.chainId) &&
    Array.isArray(state.exposed) &&
    state.exposed.length > 0 &&
    state.exposed.every((index) => Number.isSafeInteger(index) && index >= 0) &&
    isRecord(state.chains) &&
    isRecord(state.forgotten) &&
    Array.isArray(state.steps) &&
    (state.popup === undefined || isOpenPopup(state.popup)) &&
    (state.down === undefined || isRecord(state.down))
  )
}

function isOpenPopup(value: unknown): boolean {
  const { method, params, second }: Partial<Record<keyof OpenPopup, unknown>> = Object(value)
  return typeof method === 'string' && Array.isArray(params) && typeof second === 'string'
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
