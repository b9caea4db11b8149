import { describe, expect, it } from 'vitest'
import { nextPlaces, type PlaceRange } from './nextPlaces.js'

const seen = { first: 10, last: 14 }
const wanted = { first: 7, last: 17 }
const from = (first: number, last: number) => nextPlaces({ drawn: { first, last }, seen, wanted, step: 2 })

describe('nextPlaces', () => {
  it('begins with the first that are seen, after a leap', () => {
    expect(from(0, 5)).toEqual({ first: 10, last: 11 })
    expect(from(40, 47)).toEqual({ first: 10, last: 11 })
  })

  it('goes on down to the last that is seen, then up to the first', () => {
    expect(from(10, 11)).toEqual({ first: 10, last: 13 })
    expect(from(10, 13)).toEqual({ first: 10, last: 14 })
    expect(from(13, 14)).toEqual({ first: 11, last: 14 })
    expect(from(11, 14)).toEqual({ first: 10, last: 14 })
  })

  it('then draws those kept ready, below before above', () => {
    expect(from(10, 14)).toEqual({ first: 10, last: 16 })
    expect(from(10, 16)).toEqual({ first: 10, last: 17 })
    expect(from(10, 17)).toEqual({ first: 8, last: 17 })
    expect(from(8, 17)).toEqual(wanted)
  })

  it('drops at once what is not wanted any more', () => {
    expect(from(5, 12)).toEqual({ first: 7, last: 14 })
    expect(from(7, 20)).toEqual(wanted)
  })

  it('is the same range when there is nothing to do, so that nothing renders', () => {
    const drawn = { ...wanted }
    expect(nextPlaces({ drawn, seen, wanted, step: 2 })).toBe(drawn)
  })

  it('draws no more than one if there is one, and nothing of an empty list', () => {
    const one = { first: 0, last: 0 }
    const none = { first: 0, last: -1 }
    expect(nextPlaces({ drawn: none, seen: none, wanted: none, step: 2 })).toBe(none)
    expect(nextPlaces({ drawn: { first: 4, last: 8 }, seen: one, wanted: one, step: 2 })).toEqual(one)
    expect(nextPlaces({ drawn: { first: 4, last: 8 }, seen: none, wanted: none, step: 2 })).toEqual(none)
  })

  it.each([
    [0, 0],
    [9, 9],
    [14, 30],
    [100, 104],
  ])('comes to an end from %i to %i, two at a time', (first, last) => {
    let drawn: PlaceRange = { first, last }
    for (let step = 0; step < 8; step++) {
      const next = from(drawn.first, drawn.last)
      const isNew = (place: number) => place < drawn.first || place > drawn.last
      expect(placesOf(next).filter(isNew).length).toBeLessThanOrEqual(2)
      drawn = next
    }
    expect(drawn).toEqual(wanted)
  })
})

function placesOf({ first, last }: PlaceRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}
