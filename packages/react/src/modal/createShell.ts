import type { Portico } from '@portico/core'
import { nextShellState, type ShellEvent, type ShellState } from './shellState.js'

export type Shell = {
  get(): ShellState
  subscribe(listener: () => void): () => void
  dispatch(event: ShellEvent): void
  /** Whether somebody wants the modal shown here; while nobody does, an open modal is not. */
  setActive(isActive: boolean): void
  stop(): void
}

/** The shell of one modal: follows the kit's modal through its phases. */
export function createShell({ store }: Portico): Shell {
  const listeners = new Set<() => void>()
  let state: ShellState = { phase: 'idle' }
  let isActive = true
  const dispatch = (event: ShellEvent): void => {
    const next = nextShellState(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const follow = (): void => dispatch(isActive && store.get().modal.open ? 'opened' : 'closed')
  follow()
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    setActive(value) {
      isActive = value
      follow()
    },
    stop: store.select((all) => all.modal.open, follow),
  }
}
