import { createContext, use } from 'react'
import type { Session } from '../session/createSession.js'
import { CallError } from './CallError.js'
import type { Client } from './createClient.js'

export type Console = { readonly client: Client; readonly session: Session }

export const ConsoleContext = createContext<Console | undefined>(undefined)

export function useConsole(): Console {
  const found = use(ConsoleContext)
  if (!found) throw new CallError('malformed', { cause: 'a view outside of ConsoleContext' })
  return found
}
