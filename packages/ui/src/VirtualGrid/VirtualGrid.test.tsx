import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Scroller } from '../Scroller/Scroller.js'
import { Tile } from '../Tile/Tile.js'
import { TileColumn } from '../Tile/TileColumn.js'
import { VirtualGrid } from './VirtualGrid.js'

const stride = 104
const nextFrame = () => new Promise(requestAnimationFrame)
const renderTile = (item: number | undefined) => <Tile image={undefined} name={`Wallet ${item}`} />
const getKey = (item: number) => item

function setup({ count = 400, onNearEnd }: { count?: number; onNearEnd?: () => void } = {}) {
  const grid = () => (
    <Scroller maxHeight={416}>
      <VirtualGrid
        label="Wallets"
        items={Array.from({ length: count }, (_, index) => index + 1)}
        renderTile={renderTile}
        getKey={getKey}
        tileHeight={100}
        gap={4}
        placeholder={<TileColumn />}
        onNearEnd={onNearEnd}
      />
    </Scroller>
  )
  const { shadow, render } = renderInShadow(grid())
  // React draws when it does in a page, and not when `act` ends.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  const scroller = shadow.querySelector('[data-portico-scroller]') as HTMLElement // rendered above
  const skeleton = shadow.querySelector('.pt-virtual-grid-skeleton') as HTMLElement // rendered above
  const places = () => [...shadow.querySelectorAll('[aria-posinset]')].map((tile) => Number(tile.ariaPosInSet))
  const seenFrom = (row: number) => Array.from({ length: 16 }, (_, step) => row * 4 + step + 1)
  const covers = () => {
    const area = scroller.getBoundingClientRect()
    const columns = [...skeleton.children].map((column) => column.getBoundingClientRect())
    const last = columns.at(-1)
    return {
      isShown: getComputedStyle(skeleton).visibility === 'visible',
      columns: columns.length,
      isWide: last !== undefined && area.right - last.right < 10,
      isAbove: skeleton.getBoundingClientRect().top <= area.top,
      // The last of eight placeholders is a shadow of the first.
      isBelow: skeleton.getBoundingClientRect().top + 8 * stride >= area.bottom,
    }
  }
  return { scroller, skeleton, places, seenFrom, covers, renderAgain: () => render(grid()) }
}

describe('VirtualGrid', () => {
  it('[WALLETS-02] draws two tiles more with a frame after a leap, seen ones first, on a skeleton until all are there', async () => {
    const { scroller, skeleton, places, seenFrom, covers } = setup()
    await expect.poll(() => places().length).toBe(24)
    let before = places()
    const added: number[] = []
    scroller.scrollTo({ top: 50 * stride + 4 })
    await nextFrame()
    for (let frame = 0; frame < 60 && !seenFrom(50).every((place) => before.includes(place)); frame++) {
      await nextFrame()
      const now = places()
      const fresh = now.filter((place) => !before.includes(place))
      expect(fresh.length).toBeLessThanOrEqual(2)
      added.push(...fresh)
      before = now
      if (added.length > 0 && added.length < 14)
        expect(covers()).toEqual({ isShown: true, columns: 4, isWide: true, isAbove: true, isBelow: true })
    }
    expect(added).toEqual(seenFrom(50))
    await expect.poll(() => getComputedStyle(skeleton).visibility).toBe('hidden')
    await expect.poll(() => places().length).toBe(1 + 32)
  })

  it('[WALLETS-02] draws nothing while it is scrolled too fast to be read, and all of it afterwards', async () => {
    const { scroller, places, seenFrom, covers } = setup({ count: 4000 })
    await expect.poll(() => places().length).toBe(24)
    const before = places()
    const drawn = new Set<number>()
    for (let frame = 0; frame < 30; frame++) {
      scroller.scrollBy({ top: 20 * stride })
      await nextFrame()
      for (const place of places()) if (!before.includes(place)) drawn.add(place)
      if (frame > 1) expect(covers()).toMatchObject({ isShown: true, isAbove: true, isBelow: true })
    }
    // Where it began nobody could know yet how fast it would be.
    expect(drawn.size).toBeLessThanOrEqual(2)
    await expect.poll(places).toEqual(expect.arrayContaining(seenFrom(600)))
    await expect.poll(() => covers().isShown).toBe(false)
  })

  it('[WALLETS-02] asks for more near its end, also when it flies there', async () => {
    const onNearEnd = vi.fn()
    const { scroller, places } = setup({ count: 4000, onNearEnd })
    await expect.poll(() => places().length).toBe(24)
    expect(onNearEnd).not.toHaveBeenCalled()
    for (let frame = 0; frame < 50 && onNearEnd.mock.calls.length === 0; frame++) {
      scroller.scrollBy({ top: 24 * stride })
      await nextFrame()
      await nextFrame()
    }
    expect(onNearEnd).toHaveBeenCalledOnce()
    expect(places()).not.toContain(4000)
  })

  it('[WALLETS-02] asks again when what came was no more of them', async () => {
    const onNearEnd = vi.fn()
    const { renderAgain } = setup({ count: 12, onNearEnd })
    await expect.poll(() => onNearEnd.mock.calls.length).toBe(1)
    renderAgain()
    expect(onNearEnd).toHaveBeenCalledTimes(2)
  })

  it('of an empty list has nothing, and stays quiet', async () => {
    const { places, covers } = setup({ count: 0 })
    await nextFrame()
    await nextFrame()
    expect(places()).toEqual([])
    expect(covers().isShown).toBe(false)
  })
})
