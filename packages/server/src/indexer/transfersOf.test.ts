import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { addressOf, erc20Log, erc721Log, erc1155BatchLog, erc1155Log } from '../test/chainLogs.js'
import type { NodeLog } from '../test/chainNode.js'
import { transfersOf } from './transfersOf.js'

const [coin, ann, ben] = [addressOf(1), addressOf(2), addressOf(3)]
const read = (log: NodeLog) => transfersOf({ ...log, logIndex: 0 })
const parties = { contract: coin, sender: ann, receiver: ben }

describe('transfersOf', () => {
  it('reads every standard', () => {
    const max = 2n ** 256n - 1n
    expect(read(erc20Log(coin, ann, ben, max))).toEqual([
      { ...parties, standard: 'ERC20', tokenId: null, amount: max.toString(16) },
    ])
    expect(read(erc721Log(coin, ann, ben, max))).toEqual([
      { ...parties, standard: 'ERC721', tokenId: max.toString(16), amount: '1' },
    ])
    expect(read(erc1155Log(coin, ann, ben, 7n, 2n))).toEqual([
      { ...parties, standard: 'ERC1155', tokenId: '7', amount: '2' },
    ])
    expect(read(erc1155BatchLog(coin, ann, ben, [7n, 8n, 9n], [2n, 0n, 1n]))).toMatchObject([
      { tokenId: '7', amount: '2' },
      { tokenId: '9', amount: '1' },
    ])
  })

  it('reads nothing from logs that only look like it, and never throws', () => {
    expect(read({ ...erc20Log(coin, ann, ben, 1n), data: '0x01' })).toEqual([])
    expect(read({ ...erc20Log(coin, ann, ben, 1n), topics: [] })).toEqual([])
    const batch = erc1155BatchLog(coin, ann, ben, [7n, 8n], [2n, 1n])
    const bytes = fc.uint8Array({ maxLength: 300 }).map((data): Hex => `0x${Buffer.from(data).toString('hex')}`)
    fc.assert(fc.property(bytes, (data) => void read({ ...batch, data })))
    fc.assert(
      fc.property(
        fc.nat({ max: batch.data.length }),
        (end) => void read({ ...batch, data: batch.data.slice(0, end) as Hex }),
      ),
    ) // cut hex
  })
})
