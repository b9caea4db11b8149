import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInShadow } from '../../test/renderInShadow.js'
import { Avatar } from './Avatar.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function backgroundOf(account: string): string {
  const { shadow } = renderInShadow(<Avatar address={account} />)
  const avatar = shadow.querySelector('.pt-avatar')
  return avatar ? getComputedStyle(avatar).backgroundImage : ''
}

describe('Avatar', () => {
  it('looks the same for one account and different for another', () => {
    expect(backgroundOf(address)).toContain('radial-gradient')
    expect(backgroundOf(address.toLowerCase())).toBe(backgroundOf(address))
    expect(backgroundOf('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).not.toBe(backgroundOf(address))
  })

  it('shows the gradient when the picture is broken', async () => {
    const { shadow } = renderInShadow(<Avatar address={address} src="data:image/png;base64,AAAA" />)
    await act(() => new Promise((resolve) => shadow.querySelector('img')?.addEventListener('error', resolve)))
    expect(shadow.querySelector('img')).toBeNull()
  })
})
