import { useCallback, useRef, useState } from 'react'
import { describeError } from './describeError.js'
import type { Fact, Result } from './result.js'

export type Results = {
  readonly results: readonly Result[]
  /** Runs something and shows what comes of it. `report` shows what is known on the way. */
  run(title: string, task: (report: (facts: readonly Fact[]) => void) => Promise<readonly Fact[]>): void
  clear(): void
}

const mostResults = 20

export function useResults(): Results {
  const [results, setResults] = useState<readonly Result[]>([])
  const count = useRef(0)

  const run = useCallback<Results['run']>((title, task) => {
    count.current += 1
    const id = count.current
    const put = (change: Pick<Result, 'status' | 'facts'>): void =>
      setResults((before) => before.map((result) => (result.id === id ? { ...result, ...change } : result)))
    setResults((before) => [{ id, title, status: 'pending' as const, facts: [] }, ...before].slice(0, mostResults))
    task((facts) => put({ status: 'pending', facts })).then(
      (facts) => put({ status: 'done', facts }),
      (error: unknown) => put({ status: 'failed', facts: describeError(error) }),
    )
  }, [])

  return { results, run, clear: () => setResults([]) }
}
