import { createPortico, type Portico, type PorticoOptions } from '@portico/core'
import type { Devnet } from '../devnet/devnet.js'
import type { JsonOptions } from '../options/jsonOptions.js'
import { readOptions } from '../options/readOptions.js'
import { toPorticoOptions } from '../options/toPorticoOptions.js'
import { writeSearch } from '../options/writeSearch.js'
import { type InstalledWallets, installWallets } from '../wallets/installWallets.js'
import { readWalletChoice } from '../wallets/readWalletChoice.js'
import type { WalletChoice } from '../wallets/walletChoice.js'
import { createLog, type Log } from './createLog.js'
import { createObservable, type Observable } from './createObservable.js'
import { type Problem, toProblem } from './problem.js'
import { isLiveChange, updateKit } from './updateKit.js'
import { watchKit } from './watchKit.js'

export type PlaygroundState = {
  readonly options: JsonOptions
  /** Why `options` do not work; the kit is then still the last one that did. */
  readonly problem: Problem | undefined
  readonly kit: Portico
  /** The options of `kit`. */
  readonly applied: JsonOptions
  readonly generation: number
  readonly devnet: Devnet
  readonly wallets: WalletChoice
  readonly installed: InstalledWallets | undefined
}

export type Playground = Pick<Observable<PlaygroundState>, 'get' | 'subscribe'> & {
  readonly log: Log
  readonly defaults: JsonOptions
  setOptions(options: JsonOptions): void
  setWallets(choice: WalletChoice): void
}

const typingPause = 200

/** Everything behind the page: options in the address, the kit they make, virtual wallets, what happened. */
export async function createPlayground(defaults: JsonOptions, devnet: Devnet): Promise<Playground> {
  const log = createLog()
  const { options, problem: readProblem } = readOptions(location.search, defaults)
  const wallets = readWalletChoice(location.search)
  // Wallets are there before the kit, as extensions are, so that a stored connection finds its wallet again.
  const installed = wallets.count > 0 ? await installWallets(wallets, devnet).catch(() => undefined) : undefined
  const problem =
    wallets.count > 0 && !installed ? 'The virtual wallets could not be loaded. Reload to try again.' : readProblem
  const first = firstKit()
  const state = createObservable<PlaygroundState>({ options, ...first, generation: 0, devnet, wallets, installed })
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  function firstKit(): Pick<PlaygroundState, 'problem' | 'kit' | 'applied'> {
    try {
      const kit = makeKit(options)
      return { problem: problem ? { message: problem } : undefined, kit, applied: options }
    } catch (error) {
      return { problem: toProblem(error), kit: makeKit(defaults), applied: defaults }
    }
  }

  function makeKit(given: JsonOptions): Portico {
    const kit = createPortico(toPorticoOptions(given, devnet))
    watchKit(kit, log.add)
    return kit
  }

  function set(change: Partial<PlaygroundState>): void {
    state.set({ ...state.get(), ...change })
  }

  async function apply(): Promise<void> {
    turn += 1
    const mine = turn
    const next = state.get().options
    try {
      const given = toPorticoOptions(next, devnet)
      check(given)
      if (!isLiveChange(state.get().applied, next)) return replaceKit(next)
      set({ applied: next, problem: undefined })
      await updateKit(state.get().kit, given)
    } catch (error) {
      if (mine === turn) set({ problem: toProblem(error) })
    }
  }

  function replaceKit(next: JsonOptions): void {
    const { kit, generation } = state.get()
    const wasOpen = kit.isOpen()
    kit.destroy()
    const fresh = { kit: makeKit(next), applied: next, generation: generation + 1 }
    set({ ...fresh, problem: state.get().options === next ? undefined : state.get().problem })
    // Somebody who was quick with the button sees the modal stay. A failed opening is told by an alert.
    if (wasOpen) fresh.kit.open().catch(() => undefined)
  }

  function writeAddress(): void {
    const current = state.get()
    const search = writeSearch({ search: location.search, ...current, defaults })
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`)
  }

  async function installOthers(choice: WalletChoice): Promise<void> {
    turn += 1
    const mine = turn
    state.get().installed?.remove()
    const next = choice.count > 0 ? await installWallets(choice, devnet) : undefined
    if (mine !== turn) return next?.remove()
    set({ installed: next })
    // A page cannot take an announcement back: a new kit sees only the wallets that are there now.
    replaceKit(state.get().applied)
    if (state.get().options !== state.get().applied) void apply()
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    log,
    defaults,
    setOptions(next) {
      set({ options: next })
      clearTimeout(timer)
      timer = setTimeout(() => {
        writeAddress()
        void apply()
      }, typingPause)
    },
    setWallets(choice) {
      const { wallets: before, installed: present } = state.get()
      set({ wallets: choice })
      writeAddress()
      if (choice.count === before.count) present?.behave(choice.behaviour)
      else installOthers(choice).catch((error: unknown) => set({ problem: toProblem(error) }))
    },
  }
}

/** Lets createPortico judge options without a kit that runs: where nothing can listen, nothing starts. */
function check(options: PorticoOptions): void {
  createPortico(options, { eventTarget: () => undefined, storage: () => undefined }).destroy()
}
