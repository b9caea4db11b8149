import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { WalletImage } from './WalletImage.js'

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const broken = 'data:image/png;base64,AAAA'

const hueOf = (root: ParentNode) => root.querySelector<HTMLElement>('.pt-monogram')?.dataset['hue']

describe('WalletImage', () => {
  it('shows the picture, decorative', () => {
    const { shadow } = renderInShadow(<WalletImage id="a" name="Rain" src={picture} />)
    expect(shadow.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(shadow.textContent).toBe('')
  })

  it('falls back to a monogram without a picture', () => {
    const { shadow } = renderInShadow(<WalletImage id="a" name="rain" />)
    expect(shadow.querySelector('img')).toBeNull()
    expect(shadow.textContent).toBe('R')
  })

  it('falls back when the picture is broken, and tries again with another one', async () => {
    const { shadow, render } = renderInShadow(<WalletImage id="a" name="Rain" src={broken} />)
    await act(() => new Promise((resolve) => shadow.querySelector('img')?.addEventListener('error', resolve)))
    expect(shadow.textContent).toBe('R')
    render(<WalletImage id="a" name="Rain" src={picture} />)
    expect(shadow.querySelector('img')?.src).toBe(picture)
  })

  it('takes the colour from the id and not from the name', () => {
    const one = renderInShadow(<WalletImage id="io.rain" name="Rain" />)
    const same = renderInShadow(<WalletImage id="io.rain" name="Storm" />)
    const other = renderInShadow(<WalletImage id="io.fake" name="Rain" />)
    expect(hueOf(one.shadow)).toBe(hueOf(same.shadow))
    expect(hueOf(one.shadow)).not.toBe(hueOf(other.shadow))
  })

  it('is a rounded square of the size asked for', () => {
    const { shadow } = renderInShadow(<WalletImage id="a" name="Rain" size={80} />)
    const box = shadow.querySelector('.pt-wallet-image')
    expect(box && getComputedStyle(box).borderRadius).toBe('20px')
    expect(box?.getBoundingClientRect().width).toBe(80)
  })
})
