import { useSyncExternalStore } from 'react'
import { useConsole } from '../api/consoleContext.js'

/** The session's token; undefined when one has to log in. */
export function useToken(): string | undefined {
  const { session } = useConsole()
  return useSyncExternalStore(session.subscribe, session.token)
}
