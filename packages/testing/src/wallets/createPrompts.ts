import { ProviderRpcError, userRejected } from './ProviderRpcError.js'
import type { WalletEnv } from './walletEnv.js'

/** Why a prompt is still open: nobody answers, the person is slow, or the wallet must be unlocked first. */
export type PromptReason = 'hang' | 'slow' | 'lock'

export type PendingPrompt = { readonly id: number; readonly method: string; readonly reason: PromptReason }

type OpenPrompt = PendingPrompt & { approve(): void; reject(error: ProviderRpcError): void }

export type Prompts = {
  readonly pending: readonly PendingPrompt[]
  /** Settles when somebody answers the prompt, or after `ms`. */
  wait(prompt: { id: number; method: string; reason: PromptReason; ms?: number | undefined }): Promise<void>
  approve(isAnswered: (prompt: PendingPrompt) => boolean): number
  reject(isAnswered: (prompt: PendingPrompt) => boolean): number
  /** Resolves as soon as a prompt is open; at once if one is. */
  next(): Promise<PendingPrompt>
  clear(): void
}

export function createPrompts(env: WalletEnv): Prompts {
  let open: OpenPrompt[] = []
  let waiters: ((prompt: PendingPrompt) => void)[] = []

  function answer(isAnswered: (prompt: PendingPrompt) => boolean, settle: (prompt: OpenPrompt) => void): number {
    const answered = open.filter(isAnswered)
    open = open.filter((prompt) => !answered.includes(prompt))
    for (const prompt of answered) settle(prompt)
    return answered.length
  }

  return {
    get pending() {
      return open.map(({ id, method, reason }) => ({ id, method, reason }))
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
        const [first] = open
        if (first) resolve({ id: first.id, method: first.method, reason: first.reason })
        else waiters = [...waiters, resolve]
      }),
    clear() {
      answer(
        () => true,
        (prompt) => prompt.reject(new ProviderRpcError(4900, 'The wallet was removed.')),
      )
    },
  }
}

function approve(prompt: OpenPrompt): void {
  prompt.approve()
}
