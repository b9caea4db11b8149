import { sampleTransaction, sampleTransfer } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { operationOf, operations } from '../../utils/operations.js'
import { describeTransaction } from './describeTransaction.js'

describe('describeTransaction', () => {
  it('a payment names whom it went to', () => {
    expect(describeTransaction(sampleTransaction())).toEqual({
      operation: 'send',
      status: 'confirmed',
      movements: [{ key: '0', direction: 'out', amount: '0.25', name: 'ETH', imageUrl: undefined }],
      counterparty: { direction: 'out', address: `0x${'9'.repeat(40)}` },
    })
  })

  it('a token names whom it went to or came from, not its contract', () => {
    const [sender, recipient, other] = ['2', '3', '4'].map((digit) => `0x${digit.repeat(40)}`)
    const counterpartyOf = (operationType: string, transfers: Parameters<typeof sampleTransfer>[0][]) =>
      describeTransaction(sampleTransaction({ transfers: transfers.map(sampleTransfer), metadata: { operationType } }))
        .counterparty?.address
    expect(counterpartyOf('send', [{ direction: 'out', sender, recipient }])).toBe(recipient)
    expect(counterpartyOf('receive', [{ direction: 'in', sender, recipient }])).toBe(sender)
    const contract = `0x${'9'.repeat(40)}`
    expect(counterpartyOf('send', [{ direction: 'out', sender: null, recipient: null }])).toBe(contract)
    expect(
      counterpartyOf(
        'send',
        [recipient, other].map((to) => ({ direction: 'out', recipient: to })),
      ),
    ).toBe(contract)
  })

  it('a swap says what went, then what came', () => {
    const transfers = [
      sampleTransfer({ direction: 'in', fungible_info: { symbol: 'USDC', icon: { url: '/usdc' } } }),
      sampleTransfer({ direction: 'out' }),
    ]
    const { movements, counterparty } = describeTransaction(
      sampleTransaction({ transfers, metadata: { operationType: 'trade' } }),
    )
    expect(movements.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
      ['ETH', undefined],
      ['USDC', '/usdc'],
    ])
    expect(counterparty).toBeUndefined()
  })

  it('one collectible has no amount, several have; what advertises has no name', () => {
    const nft = { name: 'Tile 7', content: { preview: null, detail: { url: '/7' } }, flags: { is_spam: false } }
    const transfers = ['1', '5'].map((numeric) => sampleTransfer({ nft_info: nft, quantity: { numeric } }))
    const bait = sampleTransfer({ fungible_info: { symbol: 'visit evil.com', name: 'x' } })
    const { movements } = describeTransaction(sampleTransaction({ transfers: [...transfers, bait] }))
    expect(movements.map(({ amount, name, imageUrl }) => [amount, name, imageUrl])).toEqual([
      [undefined, 'Tile 7', '/7'],
      ['5', 'Tile 7', '/7'],
      ['0.25', undefined, undefined],
    ])
  })

  it('an operation that nobody knows was executed', () => {
    expect(operationOf('warp')).toBe('execute')
    expect(operations.map(operationOf)).toEqual(operations)
  })
})
