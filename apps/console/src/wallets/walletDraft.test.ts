import { describe, expect, it } from 'vitest'
import { changesOf, draftOf } from './walletDraft.js'

const wallet = {
  id: 'amber',
  name: 'Amber',
  homepage: 'https://amber.example',
  rdns: 'example.amber',
  chains: ['eip155:1', 'eip155:10'],
  badge_type: 'certified',
  isHidden: false,
  hasLogo: false,
} as const

describe('walletDraft', () => {
  const before = draftOf({ ...wallet, chains: [...wallet.chains] })

  it('nothing touched, nothing sent', () => {
    expect(changesOf({ ...before, name: ' Amber ' }, before)).toEqual({})
  })

  it('only what differs; an emptied field is taken away', () => {
    const draft = {
      ...before,
      homepage: '  ',
      mobile_link: 'amber://',
      chains: 'eip155:1, eip155:137',
      isCertified: false,
    }
    expect(changesOf(draft, before)).toEqual({
      homepage: null,
      mobile_link: 'amber://',
      chains: ['eip155:1', 'eip155:137'],
      badge_type: 'none',
    })
  })

  it('a new wallet starts empty', () => {
    expect(changesOf({ ...draftOf(undefined), name: 'Birch' }, draftOf(undefined))).toEqual({ name: 'Birch' })
  })
})
