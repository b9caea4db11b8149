import { isPorticoError, type Portico } from '@portico/core'
import type { Actions } from '@portico/core/views'
import { guard } from './guard.js'
import { showFailure } from './showFailure.js'

/** Promises are handled already, so views see nothing of them. */
export type GuardedActions = {
  readonly [Name in keyof Actions]: ReturnType<Actions[Name]> extends Promise<unknown>
    ? (...parameters: Parameters<Actions[Name]>) => void
    : Actions[Name]
}

// What the wallet answers to these is shown by the screen that waits for it.
const shownElsewhere: readonly string[] = Object.freeze([
  'connect',
  'chooseWallet',
  'switchNetwork',
  'chooseNetwork',
  'switchAccount',
] satisfies (keyof Actions)[])

/** The kit's actions for views: a failure becomes a toast in the visitor's words, so that views carry no `try`. */
export function guardActions(kit: Portico): GuardedActions {
  const entries = Object.entries(kit.actions).map(([name, action]) => {
    const call = action as (...parameters: unknown[]) => unknown // typed by GuardedActions
    const onFailure = (cause: unknown): void => {
      // Code that did not come failed before any screen: without a toast the click does nothing.
      const isBeforeScreen = isPorticoError(cause, 'modal/load-failed')
      if (isBeforeScreen || !shownElsewhere.includes(name)) showFailure(kit, cause)
    }
    return [name, (...parameters: unknown[]) => guard(() => call(...parameters), onFailure)]
  })
  return Object.fromEntries(entries) as GuardedActions // the same keys, guarded
}
