import { expect, it } from 'vitest'
import { nextShellState, type ShellEvent, type ShellPhase } from './shellState.js'

const phases: readonly ShellPhase[] = ['idle', 'warm', 'open', 'closing']

it.each<[ShellEvent, readonly ShellPhase[]]>([
  ['prefetched', ['warm', 'warm', 'open', 'closing']],
  ['opened', ['open', 'open', 'open', 'open']],
  ['closed', ['idle', 'warm', 'closing', 'closing']],
  ['faded', ['idle', 'warm', 'open', 'idle']],
])('%s, from idle, warm, open and closing, leads to %o', (event, expected) => {
  expect(phases.map((phase) => nextShellState({ phase }, event).phase)).toEqual(expected)
})

it('an event that means nothing is no change; coming near again is one', () => {
  const open = { phase: 'open' } as const
  expect(nextShellState(open, 'prefetched')).toBe(open)
  const warm = { phase: 'warm' } as const
  expect(nextShellState(warm, 'prefetched')).not.toBe(warm)
})
