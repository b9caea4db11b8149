import { parseAnnouncement } from '@portico/wire/wallets'
import { describe, expect, it } from 'vitest'
import { hostileDetails } from './hostileDetails.js'
import { announceMalformed, malformedAnnouncements } from './malformedAnnouncements.js'

describe('malformedAnnouncements', () => {
  it('gives every kind early, and the same list for the same seed', () => {
    const kinds = (seed: number) => [...malformedAnnouncements(seed, 2_000)].map(({ kind }) => kind)
    expect(new Set(kinds(1).slice(0, 60)).size).toBe(Object.keys(hostileDetails).length)
    expect(kinds(7)).toEqual(kinds(7))
    expect(kinds(7)).not.toEqual(kinds(8))
  })

  it('is made of details that a careful page survives, and mostly refuses', () => {
    const results = [...malformedAnnouncements(3, 2_000)].map(({ detail }) => parseAnnouncement(detail))
    const accepted = results.filter((result) => result !== undefined)
    expect(accepted.length).toBeGreaterThan(100)
    expect(accepted.length).toBeLessThan(1_500)
    expect(Object.hasOwn(Object.prototype, 'porticoPolluted')).toBe(false)
  })

  it('can be sent to a page', () => {
    const target = new EventTarget()
    let heard = 0
    target.addEventListener('eip6963:announceProvider', () => heard++)
    expect(announceMalformed(target, 1, 50)).toBe(50)
    expect(heard).toBe(50)
  })
})
