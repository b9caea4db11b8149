import { startTestPortico } from '@portico/testing'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderView } from '../test/renderView.js'
import { PorticoModal } from './PorticoModal.js'

function Remounted() {
  const [times, setTimes] = useState(0)
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      Mounted {times} times
      <PorticoModal key={times} />
    </button>
  )
}

it('mounting it again and again leaves nothing behind for the end of the kit', async () => {
  const { kit } = await startTestPortico()
  const atTheEnd = new Set<() => void>()
  const counted = {
    ...kit,
    onDestroy(run: () => void) {
      const forget = kit.onDestroy(run)
      atTheEnd.add(run)
      return () => {
        atTheEnd.delete(run)
        forget()
      }
    },
  }
  const view = renderView(counted, <Remounted />)
  await expect.element(view.getByText('Mounted 0 times')).toBeVisible()
  await expect.poll(() => atTheEnd.size).toBe(1)
  for (let times = 1; times <= 3; times++) {
    await view.getByRole('button').click()
    await expect.element(view.getByText(`Mounted ${times} times`)).toBeVisible()
    await expect.poll(() => atTheEnd.size).toBe(1)
  }
})
