import type { Page } from '@playwright/test'
import type { Crash, Step } from '../script.js'
import type { AccountChoice } from '../wallets/changeAccounts.js'
import type { PendingPrompt } from '../wallets/createPrompts.js'
import type { LoggedRequest } from '../wallets/createProvider.js'
import type { VirtualWallet } from '../wallets/createVirtualWallet.js'
import type { FloodParameters } from '../wallets/flood.js'
import { VirtualWalletError } from '../wallets/VirtualWalletError.js'

/** The owner of a wallet in the page, as seen from the test. */
export type WalletControl = {
  readonly name: string
  /** Approves the next prompt (of this method). */
  approve(on?: string): Promise<void>
  /** Rejects the next prompt (of this method) with 4001. */
  reject(on?: string): Promise<void>
  play(steps: readonly Step[]): Promise<void>
  clearScript(): Promise<void>
  accounts(): Promise<readonly string[]>
  chainId(): Promise<number>
  isAuthorized(): Promise<boolean>
  isLocked(): Promise<boolean>
  /** Every request since the page was loaded, or those of one method. */
  requests(method?: string): Promise<readonly LoggedRequest[]>
  /** How many requests since the page was loaded would have opened a prompt. */
  prompts(): Promise<number>
  /** How many times the page has given its permission back since it was loaded (`wallet_revokePermissions`). */
  revocations(): Promise<number>
  pending(): Promise<readonly PendingPrompt[]>
  changeAccounts(choice: AccountChoice | readonly AccountChoice[]): Promise<void>
  changeChain(chainId: number): Promise<void>
  lock(): Promise<void>
  unlock(): Promise<void>
  revoke(): Promise<void>
  emitDisconnect(): Promise<void>
  flood(parameters: FloodParameters): Promise<void>
  /** Resolves when a prompt is open. */
  waitForPending(): Promise<PendingPrompt>
  /** Waits for a prompt to be open, then approves all that are. */
  resolvePending(): Promise<void>
  /** Waits for a prompt to be open, then rejects all that are (4001). */
  rejectPending(): Promise<void>
  /** The background process ends now: open requests are lost, as the step `crash` does it. */
  crash(how?: Crash): Promise<void>
  /** Starts the background process again after `staysDown`. */
  restart(): Promise<void>
  /** The same wallet in another tab. */
  in(page: Page): WalletControl
}

type WalletPage = Window & { __porticoWallets?: Record<string, VirtualWallet | undefined> }

type Methods = {
  [key in keyof VirtualWallet as VirtualWallet[key] extends (...parameters: never) => unknown
    ? key
    : never]: VirtualWallet[key]
}
type Values = Omit<VirtualWallet, keyof Methods | 'provider'>

export function createWalletControl(page: Page, name: string): WalletControl {
  async function call<method extends keyof Methods>(
    method: method,
    ...parameters: Parameters<Methods[method]>
  ): Promise<Awaited<ReturnType<Methods[method]>>> {
    const answer = await page.evaluate(
      async ([walletName, methodName, given]) => {
        const wallet = (window as WalletPage).__porticoWallets?.[walletName] // put there by installWallets
        // The caller's generic signature has matched method and parameters.
        return wallet && { value: await (wallet[methodName] as (...all: unknown[]) => unknown)(...given) }
      },
      [name, method, parameters as unknown[]] as const, // plain data by the types of VirtualWallet
    )
    return unwrap(answer, name) as Awaited<ReturnType<Methods[method]>> // what that method returned, copied
  }

  async function read<key extends keyof Values>(key: key): Promise<Values[key]> {
    const answer = await page.evaluate(
      ([walletName, valueName]) => {
        const wallet = (window as WalletPage).__porticoWallets?.[walletName] // put there by installWallets
        return wallet && { value: wallet[valueName as keyof Values] as unknown } // a key of Values on this side
      },
      [name, key as string] as const,
    )
    return unwrap(answer, name) as Values[key] // the value of that key, copied
  }

  return {
    name,
    approve: (on) => call('play', [{ type: 'approve', on }]),
    reject: (on) => call('play', [{ type: 'reject', on }]),
    play: (steps) => call('play', steps),
    clearScript: () => call('clearScript'),
    accounts: () => read('accounts'),
    chainId: () => read('chainId'),
    isAuthorized: () => read('isAuthorized'),
    isLocked: () => read('isLocked'),
    async requests(method) {
      const all = await read('requests')
      return method === undefined ? all : all.filter((request) => request.method === method)
    },
    prompts: () => read('prompts'),
    revocations: () => read('revocations'),
    pending: () => read('pending'),
    changeAccounts: (choice) => call('changeAccounts', choice),
    changeChain: (chainId) => call('changeChain', chainId),
    lock: () => call('lock'),
    unlock: () => call('unlock'),
    revoke: () => call('revoke'),
    emitDisconnect: () => call('emitDisconnect'),
    flood: (parameters) => call('flood', parameters),
    waitForPending: () => call('waitForPending'),
    async resolvePending() {
      await call('waitForPending')
      await call('resolvePending')
    },
    async rejectPending() {
      await call('waitForPending')
      await call('rejectPending')
    },
    crash: (how) => call('crash', how),
    restart: () => call('restart'),
    in: (other) => createWalletControl(other, name),
  }
}

function unwrap(answer: { value: unknown } | undefined, name: string): unknown {
  if (answer) return answer.value
  throw new VirtualWalletError(
    `The page has no wallet "${name}". Call wallets.install([{ name: '${name}' }]) before page.goto(): wallets enter with the next page.`,
  )
}
