import { describe, expect, it } from 'vitest'
import { readExplorerPath } from './readExplorerPath.js'
import { readFacts } from './readFacts.js'

const hash = `0x${'ab'.repeat(32)}`
const address = `0x${'Cd'.repeat(20)}`

describe('readExplorerPath', () => {
  it.each([
    ['/explorer/31337', { chainId: 31337, kind: 'chain' }],
    ['/explorer/31337/', { chainId: 31337, kind: 'chain' }],
    [`/explorer/31338/tx/${hash}`, { chainId: 31338, kind: 'tx', value: hash }],
    [`/explorer/31338/address/${address}`, { chainId: 31338, kind: 'address', value: address }],
    ['/explorer', undefined],
    ['/', undefined],
    [`/explorer/31338/tx/${address}`, undefined],
    ['/explorer/31338/address/<script>', undefined],
  ])('%s', (path, expected) => {
    expect(readExplorerPath(path)).toEqual(expected)
  })
})

describe('readFacts', () => {
  const node = (answers: Record<string, unknown>) => async (method: string) => answers[method]

  it('tells the latest block, and what an address holds', async () => {
    const call = node({ eth_blockNumber: '0x10', eth_getBalance: '0xde0b6b3a7640000', eth_getTransactionCount: '0x2' })
    expect(await readFacts(call, { chainId: 1, kind: 'chain' })).toEqual([['Latest block', '16']])
    expect(await readFacts(call, { chainId: 1, kind: 'address', value: address })).toEqual([
      ['Address', address],
      ['Balance in wei', '1000000000000000000'],
      ['Transactions sent', '2'],
    ])
  })

  it.each([
    ['Confirmed', { status: '0x1' }],
    ['Reverted', { status: '0x0' }],
    ['Pending', null],
  ])('tells what became of a transaction: %s', async (outcome, receipt) => {
    const transaction = { from: address, to: null, value: '0x1', blockNumber: receipt ? '0x5' : null }
    const call = node({ eth_getTransactionByHash: transaction, eth_getTransactionReceipt: receipt })
    expect(await readFacts(call, { chainId: 1, kind: 'tx', value: hash })).toEqual([
      ['Transaction', hash],
      ['Outcome', outcome],
      ['From', address],
      ['To', 'a new contract'],
      ['Value in wei', '1'],
      ['Block', receipt ? '5' : 'none'],
    ])
  })

  it('says so when the chain knows no such transaction', async () => {
    const facts = await readFacts(node({ eth_getTransactionByHash: null }), { chainId: 1, kind: 'tx', value: hash })
    expect(facts).toEqual([['Transaction', 'The chain does not know it.']])
  })
})
