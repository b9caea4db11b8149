import { expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Countdown } from './Countdown.js'

it('draws as much of the ring as is left, and interrupts nobody', () => {
  const { shadow } = renderInShadow(<Countdown share={0.25}>Expires in 0:57</Countdown>)
  const timer = shadow.querySelector('[role=timer]')
  expect(timer?.textContent).toBe('Expires in 0:57')
  expect(timer?.getAttribute('aria-live')).toBeNull()
  expect(timer?.querySelector('circle + circle')?.getAttribute('stroke-dasharray')).toBe('0.25 1')
})
