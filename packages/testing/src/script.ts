export type FloodKind = 'accountsChanged' | 'chainChanged' | 'announcement'

/** What a wallet says to a second request while the popup of a first is open. */
export type SecondRequest = 'reject' | 'pending' | 'join'

/** How a wallet says that it does not know a chain. */
export type UnknownChainAnswer = 4902 | 4901 | -32603 | 'nested' | 'message'

/** The wallet's background process ends in the middle of its work. */
export type Crash = {
  /** What the lost requests are rejected with; a code is rare. @default they never settle */
  rejects?: { code?: number | undefined; message: string } | undefined
  /** Every later request is lost too, until `restart()`. @default false: the next request finds a new process */
  staysDown?: boolean | undefined
}

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
    | { type: 'popup'; second?: SecondRequest | undefined }
    | ({ type: 'crash' } & Crash)
    | { type: 'slow'; ms: number }
    | { type: 'wrongChain'; chainId: number }
    | {
        type: 'unknownChain'
        says?: UnknownChainAnswer | undefined
        addFails?: boolean | undefined
        addNeedsExplorer?: boolean | undefined
      }
    | { type: 'flood'; count: number; of?: FloodKind | undefined }
    | { type: 'pendingAlready' }
    | { type: 'nonsense'; result?: unknown }
    | { type: 'error'; code: number; message: string; data?: unknown }
    | { type: 'disconnectAfter' }
    | { type: 'changeAccounts'; accounts: number | readonly number[] }
    | { type: 'alter'; fields: Readonly<Record<string, unknown>> }
  )

/** What can go wrong between a wallet and a relay. In everything else the wallet agrees. */
export type NetworkStep = StepTarget &
  (
    | { type: 'dropSocket' }
    | { type: 'duplicate'; count?: number | undefined }
    | { type: 'reorder' }
    | { type: 'delay'; ms: number }
    | { type: 'neverAnswer' }
  )

/** What a relay wallet can be told: all that an announced one can, and more. */
export type RelayStep = Step | NetworkStep

export type Script<Each extends RelayStep = Step> = {
  readonly steps: readonly Each[]
  play(steps: readonly Each[]): void
  clear(): void
  /** Removes and returns the first step that is meant for this request. */
  take(method: string, isPrompt: boolean): Each | undefined
}

export function createScript<Each extends RelayStep = Step>(
  initial: readonly NoInfer<Each>[],
  onChange: (steps: readonly NoInfer<Each>[]) => void,
): Script<Each> {
  let steps: Each[] = [...initial]
  const set = (next: Each[]): void => {
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

function isMeantFor(step: RelayStep, method: string, isPrompt: boolean): boolean {
  if (step.on !== undefined) return typeof step.on === 'string' ? step.on === method : step.on.includes(method)
  if (step.type === 'unknownChain') return method === 'wallet_switchEthereumChain'
  return isPrompt
}

function remainder<Each extends RelayStep>(step: Each): Each[] {
  if (step.times === 'always') return [step]
  const left = (step.times ?? 1) - 1
  return left > 0 ? [{ ...step, times: left }] : []
}
