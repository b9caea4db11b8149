import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Row } from '../Row/Row.js'
import { Scroller } from '../Scroller/Scroller.js'
import { VirtualList } from './VirtualList.js'

function list(count: number) {
  return (
    <Scroller maxHeight={320}>
      <VirtualList
        label="Wallets"
        count={count}
        viewportHeight={320}
        overscan={2}
        renderRow={(index) => <Row name={`Wallet ${index + 1}`} />}
      />
    </Scroller>
  )
}

function setup(count: number) {
  const view = renderInShadow(list(count))
  const items = () => [...view.shadow.querySelectorAll('li')]
  const focusedName = () => view.shadow.activeElement?.textContent
  const press = (key: string) => act(() => userEvent.keyboard(key))
  const first = () => view.shadow.querySelector('button')
  const scroller = view.shadow.querySelector('[data-portico-scroller]')
  const scrollTo = (top: number) =>
    act(async () => {
      scroller?.scrollTo({ top })
      await new Promise((resolve) => scroller?.addEventListener('scroll', resolve, { once: true }))
    })
  return { ...view, items, focusedName, press, first, scrollTo }
}

describe('VirtualList', () => {
  it('has the first screen of rows in the first render, and no more', () => {
    const { items, shadow } = setup(200)
    expect(items()).toHaveLength(5)
    expect(shadow.querySelector('ul')?.getBoundingClientRect().height).toBe(200 * 64 - 8)
  })

  it('tells where a row stands in the whole list', () => {
    const { items } = setup(200)
    expect(items()[2]?.getAttribute('aria-posinset')).toBe('3')
    expect(items()[2]?.getAttribute('aria-setsize')).toBe('200')
  })

  it('renders what is scrolled to and drops the rest', async () => {
    const { items, scrollTo } = setup(200)
    // The area's own padding is 4px.
    await scrollTo(6404)
    expect(items()[0]?.dataset.index).toBe('98')
    expect(items().length).toBeLessThan(11)
    const top = items()[2]?.getBoundingClientRect().top ?? 0
    const scrollerTop = items()[2]?.closest('[data-portico-scroller]')?.getBoundingClientRect().top ?? 0
    expect(Math.abs(top - scrollerTop)).toBeLessThan(8)
  })

  it('moves by arrows, Home and End, across rows that were not there', async () => {
    const { focusedName, press, first } = setup(200)
    act(() => first()?.focus())
    await press('{ArrowDown}')
    expect(focusedName()).toBe('Wallet 2')
    await press('{End}')
    expect(focusedName()).toBe('Wallet 200')
    await press('{ArrowDown}')
    expect(focusedName()).toBe('Wallet 200')
    await press('{ArrowUp}')
    expect(focusedName()).toBe('Wallet 199')
    await press('{Home}')
    expect(focusedName()).toBe('Wallet 1')
  })

  it('lets Tab walk through every row', async () => {
    const { focusedName, press, first, shadow } = setup(40)
    act(() => first()?.focus())
    for (let index = 2; index <= 40; index++) {
      await press('{Tab}')
      expect(focusedName()).toBe(`Wallet ${index}`)
      // The browser scrolls the focused row into view; its scroll event comes with the next frame.
      await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    const row = shadow.activeElement?.getBoundingClientRect()
    const area = shadow.querySelector('[data-portico-scroller]')?.getBoundingClientRect()
    expect(row?.bottom).toBeLessThanOrEqual((area?.bottom ?? 0) + 1)
  })

  it('keeps the row with the focus when it is scrolled away', async () => {
    const { focusedName, first, scrollTo, items } = setup(200)
    act(() => first()?.focus())
    await scrollTo(6400)
    expect(focusedName()).toBe('Wallet 1')
    expect(items()[0]?.dataset.index).toBe('0')
  })

  it('survives a list that shrinks to a few rows or to none', async () => {
    const { items, scrollTo, render } = setup(200)
    await scrollTo(6400)
    await act(async () => {
      render(list(3))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    expect(items().map((item) => item.textContent)).toEqual(['Wallet 1', 'Wallet 2', 'Wallet 3'])
    render(list(0))
    expect(items()).toEqual([])
  })

  it('rows grow with the letters and do not overlap', async () => {
    const rows = (
      <Scroller maxHeight={400}>
        <VirtualList
          label="Wallets"
          count={40}
          viewportHeight={400}
          renderRow={(index) => <Row name={`Wallet ${index + 1}`} description={index % 2 ? 'Two lines' : undefined} />}
        />
      </Scroller>
    )
    const { shadow } = renderInShadow(rows, { variables: { '--portico-font-size-master': '20px' } })
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const controls = [...shadow.querySelectorAll('li > *')].map((control) => control.getBoundingClientRect())
    expect(controls.length).toBeGreaterThan(3)
    for (const [index, { top }] of controls.slice(1).entries())
      expect(top).toBeGreaterThanOrEqual((controls[index]?.bottom ?? 0) + 8)
    expect(shadow.querySelector('ul')?.getBoundingClientRect().height).toBeGreaterThan(40 * 90)
  })
})
