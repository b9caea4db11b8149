/**
 * What the shell of the modal is doing: nothing; holding a rendered view that nobody sees yet; showing it; fading away.
 * The shell itself stays for as long as the kit lives, views are mounted in all phases but `idle`.
 */
export type ShellPhase = 'idle' | 'warm' | 'open' | 'closing'
/** `prefetched` in idle time, or because the visitor has come near: then a click is likely within a moment. */
export type ShellEvent = 'prefetched' | 'approached' | 'opened' | 'closed' | 'faded'
/** An object, so that a second `approached` is a change that can be listened to. */
export type ShellState = { readonly phase: ShellPhase; readonly isNear?: boolean }

const transitions: Readonly<Record<ShellPhase, Partial<Record<ShellEvent, ShellPhase>>>> =
  /* @__PURE__ */ Object.freeze({
    idle: { prefetched: 'warm', approached: 'warm', opened: 'open' },
    warm: { approached: 'warm', opened: 'open' },
    open: { closed: 'closing' },
    closing: { opened: 'open', faded: 'idle' },
  })

/** The state after an event; the same one where the event means nothing. */
export function nextShellState(state: ShellState, event: ShellEvent): ShellState {
  const phase = transitions[state.phase][event]
  return phase ? { phase, isNear: event === 'approached' } : state
}
