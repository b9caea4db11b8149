import { ProviderRpcError, userRejected } from './ProviderRpcError.js'
import type { WalletEnv } from './walletEnv.js'

/** Why a prompt is still open: nobody answers, the person is slow, or the wallet must be unlocked first. */
export type PromptReason = 'hang' | 'popup' | 'slow' | 'lock'

export type PendingPrompt = {
  /** The request's; 0 for a popup that a page before this one has opened. */
  readonly id: number
  readonly method: string
  readonly reason: PromptReason
}

type OpenPrompt = PendingPrompt & { approve(): void; reject(error: Error): void; stop(): void }

export type Prompts = {
  readonly pending: readonly PendingPrompt[]
  /** Settles when somebody answers the prompt, or after `ms`. */
  wait(prompt: { id: number; method: string; reason: PromptReason; ms?: number | undefined }): Promise<void>
  approve(isAnswered: (prompt: PendingPrompt) => boolean): number
  reject(isAnswered: (prompt: PendingPrompt) => boolean): number
  /** Resolves as soon as a prompt is open; at once if one is. */
  next(): Promise<PendingPrompt>
  /** Closes all prompts: their requests are rejected, or never settle. */
  drop(error?: Error): void
  clear(): void
}

export type CreatePromptsParameters = {
  env: WalletEnv
  /** The popup that outlived the page which asked for it. */
  kept(): PendingPrompt | undefined
}

export function createPrompts({ env, kept }: CreatePromptsParameters): Prompts {
  let open: OpenPrompt[] = []
  let waiters: ((prompt: PendingPrompt) => void)[] = []

  function answer(isAnswered: (prompt: PendingPrompt) => boolean, settle: (prompt: OpenPrompt) => void): number {
    const answered = open.filter(isAnswered)
    open = open.filter((prompt) => !answered.includes(prompt))
    for (const prompt of answered) settle(prompt)
    return answered.length
  }

  function pending(): readonly PendingPrompt[] {
    const here = open.map(({ id, method, reason }) => ({ id, method, reason }))
    const before = here.some(({ reason }) => reason === 'popup') ? undefined : kept()
    return before ? [before, ...here] : here
  }

  function drop(error?: Error): void {
    answer(
      () => true,
      (prompt) => (error ? prompt.reject(error) : prompt.stop()),
    )
  }

  return {
    get pending() {
      return pending()
    },
    wait: ({ id, method, reason, ms }) =>
      new Promise((resolve, reject) => {
        const timer =
          ms === undefined ? undefined : env.setTimeout(() => answer((each) => each === prompt, approve), ms)
        const stop = (): void => (timer === undefined ? undefined : env.clearTimeout(timer))
        const prompt: OpenPrompt = {
          id,
          method,
          reason,
          approve() {
            stop()
            resolve()
          },
          reject(error) {
            stop()
            reject(error)
          },
          stop,
        }
        open = [...open, prompt]
        const notified = waiters
        waiters = []
        for (const notify of notified) notify({ id, method, reason })
      }),
    approve: (isAnswered) => answer(isAnswered, approve),
    reject: (isAnswered) => answer(isAnswered, (prompt) => prompt.reject(userRejected())),
    next: () =>
      new Promise((resolve) => {
        const [first] = pending()
        if (first) resolve(first)
        else waiters = [...waiters, resolve]
      }),
    drop,
    clear: () => drop(new ProviderRpcError(4900, 'The wallet was removed.')),
  }
}

function approve(prompt: OpenPrompt): void {
  prompt.approve()
}
