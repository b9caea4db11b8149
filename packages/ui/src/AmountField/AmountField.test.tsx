import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShadow } from '../../test/renderInShadow.js'
import { AmountField } from './AmountField.js'

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState('')
  return (
    <AmountField label="Amount" value={value} onValueChange={setValue} unit="ETH" error={error} errorId="wrong">
      Worth
    </AmountField>
  )
}

describe('AmountField', () => {
  it('gives on what is typed as it is, and shows a longer number in a smaller size, whole', async () => {
    const { shadow } = renderInShadow(<Field />)
    const input = shadow.querySelector('input')
    const sizeOf = () => Number.parseFloat(input ? getComputedStyle(input).fontSize : '')
    act(() => input?.focus())
    await act(() => userEvent.keyboard('1,5'))
    expect(input?.value).toBe('1,5')
    const large = sizeOf()
    await act(() => userEvent.keyboard('00000000000000000001'))
    expect(input?.value).toBe('1,500000000000000000001')
    expect(sizeOf()).toBeLessThan(large)
    expect(input?.scrollWidth).toBeLessThanOrEqual(input?.clientWidth ?? 0)
  })

  it('begins at the right edge from right to left, its digits in their order', () => {
    const { shadow } = renderInShadow(<Field />, { dir: 'rtl' })
    const input = shadow.querySelector('input')
    expect(input && getComputedStyle(input).textAlign).toBe('end')
    expect(input && getComputedStyle(input).direction).toBe('ltr')
  })

  it('says what is wrong, and ties it to the field', () => {
    const { shadow } = renderInShadow(<Field error="More than you have." />)
    const input = shadow.querySelector('input')
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(shadow.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'More than you have.',
    )
  })
})
