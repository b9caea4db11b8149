import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Shimmer } from '../Shimmer/Shimmer.js'
import { Scroller } from './Scroller.js'

const settle = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

async function setup(height: string) {
  const { shadow } = renderInShadow(
    <Scroller maxHeight={200}>
      <Shimmer height={height} />
    </Scroller>,
  )
  await settle()
  const frame = shadow.querySelector('.pt-scroller')
  const area = shadow.querySelector('.pt-scroller-area')
  const fades = () => [frame?.hasAttribute('data-more-above'), frame?.hasAttribute('data-more-below')]
  return { area, fades }
}

describe('Scroller', () => {
  it('fades where there is more to see', async () => {
    const { area, fades } = await setup('600px')
    expect(fades()).toEqual([false, true])
    area?.scrollTo({ top: 100 })
    await settle()
    expect(fades()).toEqual([true, true])
    area?.scrollTo({ top: 600 })
    await settle()
    expect(fades()).toEqual([true, false])
  })

  it('fades nothing when all of it fits', async () => {
    const { fades } = await setup('100px')
    expect(fades()).toEqual([false, false])
  })
})
