import type { Address } from 'viem'
import type { Crash, Step } from '../script.js'
import { type Announcer, announce, type WalletInfo } from './announce.js'
import { answerPrompts } from './answerPrompts.js'
import { type AccountChoice, changeAccounts } from './changeAccounts.js'
import { changeChain } from './changeChain.js'
import { crash } from './crash.js'
import type { PendingPrompt } from './createPrompts.js'
import { createProvider, type LoggedRequest, type VirtualProvider } from './createProvider.js'
import { createWalletContext, type VirtualWalletOptions } from './createWalletContext.js'
import { emitDisconnect } from './emitDisconnect.js'
import { type FloodParameters, flood } from './flood.js'
import { inject } from './inject.js'
import { type InjectedShape, injectedProvider } from './injectedProvider.js'
import { walletIcon } from './walletIcon.js'

/** A wallet without an extension: a provider for the page, and everything its owner could do with it. */
export type VirtualWallet = {
  readonly info: WalletInfo
  readonly provider: VirtualProvider
  /** Announces the wallet by EIP-6963, now and on each request, until the returned function is called. */
  announce(target: EventTarget): () => void
  /** Sets `target.ethereum` until the returned function is called. */
  inject(target: object, as?: InjectedShape): () => void

  /** Adds steps to the script; see `Step`. */
  play(steps: readonly Step[]): void
  /** Forgets the steps that nobody has met yet. */
  clearScript(): void
  /** The steps still to be met. */
  readonly script: readonly Step[]

  /** The accounts a connected page sees, the active one first. */
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly isAuthorized: boolean
  readonly isLocked: boolean
  /** One address or position: that account becomes the active one. A list: exactly these are shown to the page. */
  changeAccounts(choice: AccountChoice | readonly AccountChoice[]): void
  changeChain(chainId: number): void
  lock(): void
  /** Unlocks, and goes on with the requests that waited for it. */
  unlock(): void
  /** The owner disconnects the page in the wallet: it sees no accounts any more. */
  revoke(): void
  emitDisconnect(): void
  flood(parameters: FloodParameters): void

  /** Every request, oldest first. */
  readonly requests: readonly LoggedRequest[]
  /** How many requests would have opened a prompt. */
  readonly prompts: number
  /** How many times the page has given its permission back (`wallet_revokePermissions`). */
  readonly revocations: number
  /** Prompts nobody has answered yet: they hang, are slow, or wait for the wallet to be unlocked. */
  readonly pending: readonly PendingPrompt[]
  /** Resolves when a prompt is open; at once if one is. */
  waitForPending(): Promise<PendingPrompt>
  /** Approves the open prompts, or the one with this id. Returns how many. */
  resolvePending(id?: number): number
  /** Rejects the open prompts (4001), or the one with this id. Returns how many. */
  rejectPending(id?: number): number

  /** The background process ends now: open requests are lost, as the step `crash` does it. */
  crash(how?: Crash): void
  /** Starts the background process again after `staysDown`. */
  restart(): void

  /** Takes the wallet out of every page: no announcements, no events; open prompts fail with 4900. */
  destroy(): void
}

/**
 * Makes a wallet that signs for real and follows a script.
 *
 * @example
 * const wallet = createVirtualWallet({ name: 'Alpha', script: [{ type: 'reject' }] })
 * wallet.announce(window)
 */
export function createVirtualWallet(options: VirtualWalletOptions = {}): VirtualWallet {
  const ctx = createWalletContext(options)
  const info = createInfo(options, ctx.env.randomId)
  const requests: LoggedRequest[] = []
  const undo = new Set<() => void>()
  const announcers = new Set<Announcer>()

  const startFlood = (parameters: FloodParameters): void =>
    flood(ctx, parameters, () => {
      for (const announcer of announcers) announcer.announce()
    })
  const provider = createProvider(ctx, { log: (request) => void requests.push(request), flood: startFlood })
  const detail = Object.freeze({ info, provider })

  function undoable(run: () => void): () => void {
    const once = (): void => {
      if (undo.delete(once)) run()
    }
    undo.add(once)
    return once
  }

  return {
    info,
    provider,
    announce(target) {
      const announcer = announce(target, detail)
      announcers.add(announcer)
      return undoable(() => {
        announcer.stop()
        announcers.delete(announcer)
      })
    },
    inject: (target, as = 'same') => undoable(inject(target, injectedProvider(provider, as))),
    play: (steps) => ctx.script.play(steps),
    clearScript: () => ctx.script.clear(),
    get script() {
      return ctx.script.steps
    },
    get accounts() {
      return ctx.state().exposed.map((index) => ctx.keyring.at(index).address)
    },
    get chainId() {
      return ctx.state().chainId
    },
    get isAuthorized() {
      return ctx.state().authorized
    },
    get isLocked() {
      return ctx.state().locked
    },
    changeAccounts: (choice) => changeAccounts(ctx, choice),
    changeChain: (chainId) => changeChain(ctx, chainId),
    lock: () => ctx.update({ locked: true }),
    unlock() {
      ctx.update({ locked: false })
      ctx.prompts.approve((prompt) => prompt.reason === 'lock')
    },
    revoke: () => ctx.update({ authorized: false }),
    emitDisconnect: () => emitDisconnect(ctx),
    flood: startFlood,
    requests,
    get prompts() {
      return requests.filter((request) => request.isPrompt).length
    },
    get revocations() {
      return ctx.revocations.count
    },
    get pending() {
      return ctx.prompts.pending
    },
    waitForPending: () => ctx.prompts.next(),
    resolvePending: (id) => answerPrompts(ctx, 'approve', id),
    rejectPending: (id) => answerPrompts(ctx, 'reject', id),
    crash: (how = {}) => crash(ctx, how),
    restart: () => ctx.update({ down: undefined }),
    destroy() {
      for (const run of [...undo]) run()
      ctx.emitter.clear()
      ctx.prompts.clear()
    },
  }
}

function createInfo(options: VirtualWalletOptions, randomId: () => string): WalletInfo {
  const name = options.name ?? 'Virtual Wallet'
  const label = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return Object.freeze({
    uuid: options.uuid ?? randomId(),
    name,
    icon: options.icon ?? walletIcon(name),
    rdns: options.rdns ?? `test.portico.${label || 'wallet'}`,
  })
}
