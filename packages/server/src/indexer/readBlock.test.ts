import { describe, expect, it } from 'vitest'
import { MalformedField } from './chainFields.js'
import { readBlock } from './readBlock.js'
import { readReceipt } from './readReceipt.js'

const hash = `0x${'ab'.repeat(32)}`
const address = `0x${'Ab'.repeat(20)}`
const transaction = { hash, transactionIndex: '0x1', from: address, to: null, value: '0x0', nonce: '0xff', input: '0x' }
const block = { number: '0x10', hash, parentHash: hash, timestamp: '0x20', transactions: [transaction] }
const log = { address, topics: [hash], data: '0xAB', logIndex: '0x2' }
const receipt = { transactionHash: hash, blockHash: hash, status: '0x1', logs: [log] }

/** What a node may give where something else belongs. */
const wrong = [undefined, null, 7, true, '', '0x', 'ab', '0xg', `0x${'f'.repeat(65)}`, {}, [], [null]]

const isHex = (value: unknown): boolean => typeof value === 'string' && /^0x[0-9a-f]*$/.test(value)

describe('readBlock, readReceipt', () => {
  it('take what the index needs, addresses in one spelling, and leave the rest', () => {
    expect(readBlock({ ...block, miner: address })).toEqual({
      number: 16,
      hash,
      parentHash: hash,
      timestamp: 32,
      transactions: [{ ...transaction, transactionIndex: 1, from: address.toLowerCase(), nonce: 255 }],
    })
    expect(readReceipt({ ...receipt, gasUsed: '0x1' })).toEqual({
      ...receipt,
      status: 1,
      logs: [{ ...log, address: address.toLowerCase(), logIndex: 2 }],
    })
  })

  it('know the receiver of none and the status of none', () => {
    const { to: _, ...withoutReceiver } = transaction
    expect(readBlock({ ...block, transactions: [withoutReceiver] }).transactions[0]?.to).toBeNull()
    expect(readReceipt({ ...receipt, status: undefined }).status).toBeNull()
  })

  it.each(Object.keys(block))('refuse a block whose %s is something else', (field) => {
    for (const value of wrong) {
      if (field === 'transactions' && Array.isArray(value) && value.length === 0) continue
      expect(() => readBlock({ ...block, [field]: value }), String(value)).toThrow(MalformedField)
    }
  })

  it.each(Object.keys(transaction))('refuse a transaction whose %s is something else', (field) => {
    for (const value of wrong) {
      if (field === 'to' && (value === null || value === undefined)) continue
      if (field === 'input' && isHex(value)) continue
      expect(() => readBlock({ ...block, transactions: [{ ...transaction, [field]: value }] })).toThrow(MalformedField)
    }
  })

  it.each(Object.keys(receipt))('refuse a receipt whose %s is something else', (field) => {
    for (const value of wrong) {
      if (field === 'status' && (value === null || value === undefined)) continue
      if (field === 'logs' && Array.isArray(value) && value.length === 0) continue
      expect(() => readReceipt({ ...receipt, [field]: value })).toThrow(MalformedField)
    }
  })

  it.each(Object.keys(log))('refuse a log whose %s is something else', (field) => {
    for (const value of wrong) {
      if (field === 'topics' && Array.isArray(value) && value.length === 0) continue
      if (field === 'data' && isHex(value)) continue
      expect(() => readReceipt({ ...receipt, logs: [{ ...log, [field]: value }] })).toThrow(MalformedField)
    }
  })

  it('refuse numbers that no number holds', () => {
    expect(() => readBlock({ ...block, number: '0x20000000000000' })).toThrow(MalformedField)
  })
})
