import { TestingError } from './TestingError.js'

/** One call that a fake received. */
export type FakeCall<Parameters, Result> = {
  readonly parameters: Parameters
  /** Answers a held call; without a value (undefined), as the fake would have by itself. */
  resolve(result?: Result): void
  reject(error: unknown): void
}

/** A scripted function: answers by itself until a test holds it or lets it fail. */
export type FakeVerb<Parameters, Result> = {
  readonly calls: readonly FakeCall<Parameters, Result>[]
  /** The newest call. */
  last(): FakeCall<Parameters, Result>
  /** Calls from now on wait until the test answers them. */
  hold(): void
  /** Calls from now on are refused with this error. */
  fail(error: unknown): void
  /** Calls from now on get this answer; without one, the usual answer again. */
  answer(result?: Result): void
  call(parameters: Parameters): Promise<Result>
}

export function createVerb<Parameters, Result>(
  usual: (parameters: Parameters) => Result,
): FakeVerb<Parameters, Result> {
  type Mode = { type: 'answer'; result?: Result | undefined } | { type: 'hold' } | { type: 'fail'; error: unknown }
  const calls: FakeCall<Parameters, Result>[] = []
  let mode: Mode = { type: 'answer' }
  return {
    calls,
    last() {
      const call = calls.at(-1)
      if (!call) throw new TestingError('there was no call yet')
      return call
    },
    hold() {
      mode = { type: 'hold' }
    },
    fail(error) {
      mode = { type: 'fail', error }
    },
    answer(result) {
      mode = { type: 'answer', result }
    },
    call: (parameters) =>
      new Promise((resolve, reject) => {
        const call = {
          parameters,
          resolve: (result?: Result) => resolve(result === undefined ? usual(parameters) : result),
          reject,
        }
        calls.push(call)
        if (mode.type === 'answer') call.resolve(mode.result)
        else if (mode.type === 'fail') reject(mode.error)
      }),
  }
}
