import { useCallback, useEffect, useState } from 'react'
import { useToken } from '../session/useToken.js'
import { useConsole } from './consoleContext.js'
import type { AnswerOf, CallName, InputOf } from './createClient.js'

type State<Value> = { readonly key: string; readonly data: Value | undefined; readonly error: unknown }

export type CallState<Value> = {
  /** The answer, or the one before while another is on its way. */
  readonly data: Value | undefined
  readonly error: unknown
  readonly isLoading: boolean
  /** Asks again; what is shown stays until the answer comes. */
  reload(): void
}

/** Reads through a call: again when its input changes or a new session begins. Late answers to old questions are dropped. */
export function useCall<Name extends CallName>(name: Name, input: InputOf<Name>): CallState<AnswerOf<Name>> {
  const { client } = useConsole()
  const token = useToken()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State<AnswerOf<Name>>>({ key: '', data: undefined, error: undefined })
  const question = JSON.stringify(input)
  const key = `${round} ${token === undefined} ${name} ${question}`

  useEffect(() => {
    if (token === undefined) return
    const controller = new AbortController()
    const settle = (next: Partial<State<AnswerOf<Name>>>): void => {
      if (!controller.signal.aborted) setState((old) => ({ key, data: old.data, error: undefined, ...next }))
    }
    client.call(name, { ...JSON.parse(question), signal: controller.signal }).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    )
    return () => controller.abort()
  }, [client, token, name, question, key])

  const reload = useCallback(() => setRound((last) => last + 1), [])
  return { data: state.data, error: state.key === key ? state.error : undefined, isLoading: state.key !== key, reload }
}
