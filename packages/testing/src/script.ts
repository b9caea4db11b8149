export type FloodKind = 'accountsChanged' | 'chainChanged' | 'announcement'

type StepTarget = {
  /** Which methods the step waits for. @default every request that opens a prompt in the wallet */
  on?: string | readonly string[] | undefined
  /** How many requests the step answers. @default 1 */
  times?: number | 'always' | undefined
}

/** One thing that a virtual wallet, or the person in front of it, does with a request. Plain data, so that it crosses processes. */
export type Step = StepTarget &
  (
    | { type: 'approve' }
    | { type: 'reject' }
    | { type: 'lock' }
    | { type: 'hang' }
    | { type: 'slow'; ms: number }
    | { type: 'wrongChain'; chainId: number }
    | { type: 'unknownChain'; addFails?: boolean | undefined }
    | { type: 'flood'; count: number; of?: FloodKind | undefined }
    | { type: 'pendingAlready' }
    | { type: 'nonsense'; result?: unknown }
    | { type: 'error'; code: number; message: string; data?: unknown }
    | { type: 'disconnectAfter' }
    | { type: 'changeAccounts'; accounts: number | readonly number[] }
  )

export type Script = {
  readonly steps: readonly Step[]
  play(steps: readonly Step[]): void
  clear(): void
  /** Removes and returns the first step that is meant for this request. */
  take(method: string, isPrompt: boolean): Step | undefined
}

export function createScript(initial: readonly Step[], onChange: (steps: readonly Step[]) => void): Script {
  let steps = [...initial]
  const set = (next: Step[]): void => {
    steps = next
    onChange(next)
  }
  return {
    get steps() {
      return steps
    },
    play: (more) => set([...steps, ...more]),
    clear: () => set([]),
    take(method, isPrompt) {
      const step = steps.find((candidate) => isMeantFor(candidate, method, isPrompt))
      if (step) set(steps.flatMap((each) => (each === step ? remainder(each) : [each])))
      return step
    },
  }
}

function isMeantFor(step: Step, method: string, isPrompt: boolean): boolean {
  if (step.on !== undefined) return typeof step.on === 'string' ? step.on === method : step.on.includes(method)
  if (step.type === 'unknownChain') return method === 'wallet_switchEthereumChain'
  return isPrompt
}

function remainder(step: Step): Step[] {
  if (step.times === 'always') return [step]
  const left = (step.times ?? 1) - 1
  return left > 0 ? [{ ...step, times: left }] : []
}
