import { expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Item } from './Item.js'

it.each(['4.800,00 $', '1,234,567,890.12 US$', '123456789012345678901234567890'])(
  'an amount is shown whole, however long the name beside it: %s',
  (value) => {
    const { shadow } = renderInShadow(
      <div style={{ inlineSize: '240px' }}>
        <Item image={<span />} name="A token with a very long name" description="1.5 LONG" value={value} />
      </div>,
    )
    const item = shadow.querySelector('.pt-item')
    const amount = shadow.querySelector('.pt-item-value')
    if (!item || !amount) throw new Error('not rendered')
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth)
    expect(getComputedStyle(amount).textOverflow).toBe('clip')
    expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth)
    const name = shadow.querySelector('.pt-item-name')
    expect(name?.scrollWidth).toBeGreaterThan(name?.clientWidth ?? 0)
  },
)
