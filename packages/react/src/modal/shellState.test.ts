import { expect, it } from 'vitest'
import { nextShellState, type ShellEvent, type ShellPhase } from './shellState.js'

const phases: readonly ShellPhase[] = ['idle', 'warm', 'open', 'closing']

it.each<[ShellEvent, readonly ShellPhase[]]>([
  ['prefetched', ['warm', 'warm', 'open', 'closing']],
  ['approached', ['warm', 'warm', 'open', 'closing']],
  ['opened', ['open', 'open', 'open', 'open']],
  ['closed', ['idle', 'warm', 'closing', 'closing']],
  ['faded', ['idle', 'warm', 'open', 'idle']],
])('%s, from idle, warm, open and closing, leads to %o', (event, expected) => {
  expect(phases.map((phase) => nextShellState({ phase }, event).phase)).toEqual(expected)
})

it('an event that means nothing is no change; coming near, also again, is one', () => {
  const open = { phase: 'open' } as const
  expect(nextShellState(open, 'approached')).toBe(open)
  const warm = nextShellState({ phase: 'idle' }, 'prefetched')
  expect(warm).toEqual({ phase: 'warm', isNear: false })
  expect(nextShellState(warm, 'prefetched')).toBe(warm)
  const near = nextShellState(warm, 'approached')
  expect(near).toEqual({ phase: 'warm', isNear: true })
  expect(nextShellState(near, 'approached')).not.toBe(near)
})
