import { describe, expect, it } from 'vitest'
import { readWalletList } from './readWalletList.js'
import { splitList } from './splitList.js'

describe('readWalletList', () => {
  it.each([
    ['[{"id":"a"}]', [{ id: 'a' }]],
    ['{"data":[1]}', [1]],
    ['{"wallets":[2],"count":1}', [2]],
    ['{"data":{}}', undefined],
    ['null', undefined],
    ['"text"', undefined],
    ['[', undefined],
  ])('%s', (text, list) => {
    expect(readWalletList(text)).toEqual(list)
  })
})

describe('splitList', () => {
  it('keeps order and place, within the size and the number', () => {
    const records = Array.from({ length: 25 }, (_, index) => ({ id: index, text: 'ä'.repeat(index) }))
    const pieces = splitList(records, 200, 6)
    expect(pieces.flatMap((piece) => piece.records)).toEqual(records)
    for (const { first, records: part } of pieces) {
      expect(part[0]).toBe(records[first])
      expect(part.length).toBeLessThanOrEqual(6)
      expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(202)
    }
  })

  it('a record that fits nowhere stands alone', () => {
    expect(splitList(['a', 'b'.repeat(500), 'c'], 100, 9).map(({ records }) => records.length)).toEqual([1, 1, 1])
  })

  it('nothing makes no piece', () => {
    expect(splitList([], 100, 9)).toEqual([])
  })
})
