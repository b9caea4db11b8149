import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './exports/index.js'

function Site() {
  const [open, setOpen] = useState<'first' | 'second'>()
  return (
    <>
      <button type="button">Before</button>
      <button type="button" onClick={() => setOpen('first')}>
        Ask
      </button>
      {open && (
        <Dialog key={open} title={open} closeLabel="Close" onClose={() => setOpen(undefined)}>
          <button type="button" onClick={() => setOpen('second')}>
            Next
          </button>
        </Dialog>
      )}
    </>
  )
}

async function show(): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <StrictMode>
      <Site />
    </StrictMode>,
  )
  await page.getByRole('button', { name: 'Ask' }).click()
}

it('has its heading take the focus', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: 'first' })).toHaveFocus()
})

it('gives the focus back to what opened it, by the button and by Escape', async () => {
  await show()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  await page.getByRole('button', { name: 'Ask' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
})

it('gives it back also when another dialog took its place', async () => {
  await show()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('heading', { name: 'second' })).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
})
