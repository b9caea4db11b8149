import { useCallback, useRef, useState } from 'react'
import { useConsole } from './consoleContext.js'
import type { Client } from './createClient.js'

export type Action<Arguments extends readonly unknown[], Value> = {
  /** Undefined when it failed; the error says why. While one runs another is not begun. */
  run(...given: Arguments): Promise<Value | undefined>
  readonly isBusy: boolean
  readonly error: unknown
  reset(): void
}

/** A change at the server, begun by the operator: its progress and its failure are to be shown. */
export function useAction<Arguments extends readonly unknown[], Value>(
  act: (client: Client, ...given: Arguments) => Promise<Value>,
): Action<Arguments, Value> {
  const { client } = useConsole()
  const [{ isBusy, error }, setState] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: undefined,
  })
  const busy = useRef(false)
  const latest = useRef(act)
  latest.current = act

  const run = useCallback(
    async (...given: Arguments): Promise<Value | undefined> => {
      if (busy.current) return undefined
      busy.current = true
      setState({ isBusy: true, error: undefined })
      let failure: unknown
      try {
        return await latest.current(client, ...given)
      } catch (caught) {
        failure = caught
        return undefined
      } finally {
        busy.current = false
        setState({ isBusy: false, error: failure })
      }
    },
    [client],
  )
  const reset = useCallback(() => setState({ isBusy: false, error: undefined }), [])
  return { run, isBusy, error, reset }
}
