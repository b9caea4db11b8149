import { describe, expect, it } from 'vitest'
import { ar } from '../i18n/messages/ar.js'
import { de } from '../i18n/messages/de.js'
import { en } from '../i18n/messages/en.js'
import { fromNode } from './fromNode.js'
import { nodeSentences } from './nodeSentences.js'
import { PorticoError } from './PorticoError.js'
import { sendSentences } from './sendSentences.js'

describe('what nodes say', () => {
  it.each([
    ['execution reverted: ERC20: transfer amount exceeds balance', 'execution-reverted'],
    ['VM Exception while processing transaction: reverted with custom error', 'execution-reverted'],
    ['max fee per gas higher than 2^256-1: address 0x0', 'fee-cap-too-high'],
    ['max fee per gas less than block base fee: address 0x0, maxFeePerGas: 1 baseFee: 7', 'fee-cap-too-low'],
    ['Transaction maxFeePerGas (1) is too low for the next block, which has a baseFeePerGas of 7', 'fee-cap-too-low'],
    ['transaction underpriced: tip needed 1, tip permitted 0', 'fee-cap-too-low'],
    ['nonce too high: address 0x0, tx: 9 state: 1', 'nonce-too-high'],
    ['nonce too low: next nonce 4, tx nonce 3', 'nonce-too-low'],
    ['insufficient funds for gas * price + value: balance 0', 'insufficient-funds'],
    ["Sender doesn't have enough funds to send tx. The max upfront cost is: 1", 'insufficient-funds'],
    ['intrinsic gas too low: gas 20000, minimum needed 21000', 'intrinsic-gas-too-low'],
    ['Transaction gas limit is 100 and exceeds block gas limit of 30', 'intrinsic-gas-too-high'],
    ['intrinsic gas too high', 'intrinsic-gas-too-high'],
    ['transaction type not supported', 'unsupported-type'],
    ['max priority fee per gas higher than max fee per gas: address 0x0', 'tip-above-fee-cap'],
    ['tip higher than fee cap', 'tip-above-fee-cap'],
  ])('[SEND-10] %s', (message, name) => {
    const direct = fromNode({ code: -32000, message })
    expect(direct).toMatchObject({ code: `node/${name}`, details: message })
    expect(direct.shortMessage).toBe(nodeSentences[name as keyof typeof nodeSentences]) // a name of the table
    expect(fromNode({ code: -32603, message: 'Internal error', data: { cause: { message } } }).code).toBe(
      `node/${name}`,
    )
    expect(fromNode(new PorticoError('unknown', undefined, { details: message })).code).toBe(`node/${name}`)
  })

  it.each([
    'already known',
    'ALREADY_EXISTS: already known',
    'Transaction with the same hash was already imported.',
    'known transaction: 0x12ab',
    'tx already in mempool',
    'replacement transaction underpriced',
    'could not replace existing tx',
  ])('%s: the network has it', (message) => {
    expect(fromNode({ code: -32000, message })).toMatchObject({ code: 'node/already-known', details: message })
    expect(fromNode({ code: -32603, message: 'Internal error', data: { message } }).code).toBe('node/already-known')
  })

  it('what somebody declined stays declined, and the unknown stays what it is', () => {
    expect(fromNode({ code: 4001, message: 'execution reverted' }).code).toBe('rpc/user-rejected')
    expect(fromNode({ code: -32602, message: 'odd' }).code).toBe('rpc/invalid-params')
    expect(fromNode('?').code).toBe('unknown')
    const own = new PorticoError('kit/destroyed')
    expect(fromNode(own)).toBe(own)
  })

  it.each([
    ['en', en],
    ['de', de],
    ['ar', ar],
  ])('[SEND-10] has words for visitors in %s, no two alike', (_, messages) => {
    const codes = [
      ...Object.keys(nodeSentences).map((name) => `node/${name}`),
      ...Object.keys(sendSentences).map((name) => `send/${name}`),
    ] as (keyof typeof messages.errors)[] // built from the tables that the type is
    const words = codes.map((code) => messages.errors[code])
    expect(words).not.toContain(undefined)
    expect(new Set(words).size).toBe(codes.length)
  })
})
