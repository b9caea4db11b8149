import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Tabs, tabIds } from './Tabs.js'

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three' },
] as const

function Example() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one')
  const ids = tabIds('x', selected)
  return (
    <>
      <Tabs label="Things" tabs={tabs} selected={selected} onSelect={setSelected} idPrefix="x" />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
        {selected}
      </div>
    </>
  )
}

function show(dir: 'ltr' | 'rtl' = 'ltr') {
  const host = document.createElement('div')
  host.dir = dir
  document.body.append(host)
  const root = createRoot(host)
  root.render(<Example />)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  return page.elementLocator(host)
}

it('names its panel and is one stop for the Tab key', async () => {
  const view = show()
  await view.getByRole('tab', { name: 'Two' }).click()
  await expect.element(view.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('two')
  await expect.element(view.getByRole('tab', { name: 'Two' })).toHaveAttribute('tabindex', '0')
  await expect.element(view.getByRole('tab', { name: 'One' })).toHaveAttribute('tabindex', '-1')
})

it('moves with arrows, Home and End, round and round', async () => {
  const view = show()
  await view.getByRole('tab', { name: 'One' }).click()
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['End', 'Three'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(view.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect.element(view.getByRole('tab', { name })).toHaveFocus()
  }
})

it('follows the reading direction', async () => {
  const view = show('rtl')
  await view.getByRole('tab', { name: 'One' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(view.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true')
})
