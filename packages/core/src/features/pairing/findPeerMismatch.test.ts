import { describe, expect, it } from 'vitest'
import type { Wallet } from '../../connectors/wallet.js'
import { findPeerMismatch } from './findPeerMismatch.js'

const peerAt = (url: string, name = 'Fox') => ({
  peer: { publicKey: 'ab'.repeat(32), metadata: { name, description: '', url, icons: [] } },
})
const listed = (listing: Partial<Wallet>): Wallet => ({ id: 'fox', name: 'Fox', ...listing })

describe('sec:C11 the wallet that approved', () => {
  it.each([
    ['https://fox.com/', 'https://fox.com'],
    ['https://fox.com', 'http://FOX.com:8080/path?x#y'],
    ['https://www.fox.com', 'https://fox.com'],
    ['https://fox.com', 'https://www.fox.com'],
    ['https://fox.com', 'https://app.fox.com'],
    ['https://app.fox.com', 'https://fox.com'],
    ['https://fox.com', 'https://fox.com.'],
    ['https://fox.co.uk', 'https://wallet.fox.co.uk'],
    ['http://localhost:4403', 'http://localhost:4403'],
    ['https://füchse.example', 'https://xn--fchse-kva.example'],
  ])('listed at %s, is at home at %s', (homepage, url) => {
    expect(findPeerMismatch(listed({ homepage }), peerAt(url))).toBeUndefined()
  })

  it.each([
    ['https://fox.com', 'https://fox.com.evil.example', 'fox.com.evil.example'],
    ['https://fox.com', 'https://evilfox.com', 'evilfox.com'],
    ['https://fox.com', 'https://fox.com@evil.example', 'evil.example'],
    ['https://fox.com', 'https://evil.example/fox.com', 'evil.example'],
    ['https://fox.vercel.app', 'https://evil.vercel.app', 'evil.vercel.app'],
    ['https://a.fox.com', 'https://b.fox.com', 'b.fox.com'],
    ['https://fox.com', 'https://com', 'com'],
    ['https://fox.com', 'https://www.com', 'www.com'],
    ['https://fox.com', 'https://fоx.com', 'xn--fx-fmc.com'],
    ['http://127.0.0.1:4403', 'http://1.127.0.0.2', undefined],
    ['https://fox.com', 'javascript:alert("fox.com")', undefined],
    ['https://fox.com', 'fox.com', undefined],
    ['https://fox.com', '', undefined],
    ['https://fox.com', `https://${'a.'.repeat(200)}fox.com`, undefined],
  ])('listed at %s, is in doubt at %s', (homepage, url, host) => {
    const shown = new URL(homepage).hostname
    expect(findPeerMismatch(listed({ homepage }), peerAt(url))).toEqual({ listed: shown, peer: { name: 'Fox', host } })
  })

  it('may be at home at any address of the listing that is one of the web', () => {
    const wallet = listed({ homepage: 'https://fox.com', link_mode: 'https://link.example', mobile_link: 'evil://x.y' })
    expect(findPeerMismatch(wallet, peerAt('https://link.example'))).toBeUndefined()
    expect(findPeerMismatch(wallet, peerAt('https://x.y'))).toMatchObject({ listed: 'fox.com' })
  })

  it('is not in doubt where nothing is known: no wallet was chosen, or its listing names no site', () => {
    expect(findPeerMismatch(undefined, peerAt('https://evil.example'))).toBeUndefined()
    expect(findPeerMismatch(listed({ mobile_link: 'fox://' }), peerAt('https://evil.example'))).toBeUndefined()
    // A shop is not the wallet's home.
    expect(
      findPeerMismatch(listed({ app_store: 'https://apps.example/fox' }), peerAt('https://evil.example')),
    ).toBeUndefined()
  })

  it('has its name cleaned', () => {
    const doubt = findPeerMismatch(
      listed({ homepage: 'https://fox.com' }),
      peerAt('https://evil.example', 'F\u202eox\u200b'),
    )
    expect(doubt?.peer.name).toBe('Fox')
  })
})
