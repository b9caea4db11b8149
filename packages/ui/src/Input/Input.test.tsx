import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Input } from './Input.js'

function Field() {
  const [value, setValue] = useState('')
  return <Input label="Search" value={value} onValueChange={setValue} clearLabel="Clear" />
}

describe('Input', () => {
  it('can be emptied, and keeps the focus', async () => {
    const { shadow } = renderInShadow(<Field />)
    const input = shadow.querySelector('input')
    act(() => input?.focus())
    await act(() => userEvent.keyboard('rain'))
    expect(input?.value).toBe('rain')
    await act(() => shadow.querySelector<HTMLElement>('[aria-label="Clear"]')?.click())
    expect(input?.value).toBe('')
    expect(shadow.activeElement).toBe(input)
    expect(shadow.querySelector('[aria-label="Clear"]')).toBeNull()
  })

  it('Escape empties a search field, and only an empty one leaves it to what is around', async () => {
    let heard = 0
    const { shadow } = renderInShadow(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={({ key }) => key === 'Escape' && heard++}>
        <Field />
      </div>,
    )
    const input = shadow.querySelector('input')
    act(() => input?.focus())
    await act(() => userEvent.keyboard('rain{Escape}'))
    expect([input?.value, heard]).toEqual(['', 0])
    await act(() => userEvent.keyboard('{Escape}'))
    expect(heard).toBe(1)
  })

  it('names what is wrong', () => {
    const { shadow } = renderInShadow(
      <Input label="Email" type="email" value="anna@" onValueChange={() => {}} error="Not complete." />,
    )
    const input = shadow.querySelector('input')
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(shadow.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not complete.')
  })
})
