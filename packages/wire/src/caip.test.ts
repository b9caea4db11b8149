import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatCaipAddress,
  formatCaipNetworkId,
  isCaipAddress,
  isCaipNetworkId,
  isNamespace,
  namespaces,
  parseCaipAddress,
  parseCaipNetworkId,
  relayNamespaces,
} from './caip.js'

const address = `0x${'aB'.repeat(20)}`
const junk = [undefined, null, 1, 1n, true, {}, [], ['eip155', '1'], Symbol('eip155:1'), () => 'eip155:1']

describe('namespaces', () => {
  it('[NET-02] the kit knows five namespaces', () => {
    expect(namespaces).toEqual(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])
    expect(namespaces.every(isNamespace)).toBe(true)
  })
  it('[NET-02] the relay layer also knows algorand, cip34, elrond, multiversx, near and tezos', () => {
    expect(relayNamespaces).toEqual(
      expect.arrayContaining(['algorand', 'cip34', 'elrond', 'multiversx', 'near', 'tezos']),
    )
    expect(relayNamespaces).toEqual(expect.arrayContaining(['eip155', 'solana', 'polkadot', 'cosmos']))
  })
  it('a namespace is one of them, whole and in lower case', () => {
    for (const value of ['', 'EIP155', 'eip155 ', 'eip', 'near', 'toString', '__proto__', ...junk]) {
      expect(isNamespace(value)).toBe(false)
    }
  })
  it('neither list can be changed', () => {
    expect(Object.isFrozen(namespaces) && Object.isFrozen(relayNamespaces)).toBe(true)
  })
})

describe('chain ids', () => {
  it('[ERR-04] a network id has two parts', () => {
    expect(parseCaipNetworkId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
    expect(parseCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')?.namespace).toBe('solana')
    for (const value of ['', 'eip155', 'eip155:', ':1', 'eip155:1:', `eip155:1:${address}`, ':', '::']) {
      expect(parseCaipNetworkId(value), value).toBeUndefined()
    }
  })
  it('[RELAY-13] a chain id is namespace:reference; anything else is refused', () => {
    for (const value of [
      '1',
      '0x1',
      'eip155/1',
      'eip155:1 ',
      ' eip155:1',
      'eip155:1\n',
      'near:1',
      'EIP155:1',
      'eip155:ä',
      `eip155:${'1'.repeat(33)}`,
      ...junk,
    ]) {
      expect(isCaipNetworkId(value), String(value)).toBe(false)
    }
    expect(isCaipNetworkId('eip155:31337')).toBe(true)
  })
  it('what is formatted can be parsed again', () => {
    const reference = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)
    fc.assert(
      fc.property(fc.constantFrom(...namespaces), reference, (namespace, text) => {
        expect(parseCaipNetworkId(formatCaipNetworkId(namespace, text))).toEqual({ namespace, reference: text })
      }),
    )
  })
})

describe('addresses', () => {
  it('[ERR-04] an address has three parts, none empty, and a known namespace', () => {
    expect(parseCaipAddress(`eip155:1:${address}`)).toEqual({ namespace: 'eip155', reference: '1', address })
    for (const value of [
      'eip155:1',
      'eip155:1:',
      'eip155::0x1',
      ':1:0x1',
      `eip155:1:${address}:x`,
      `near:1:${address}`,
      'eip155:1:a b',
      `eip155:1:${'a'.repeat(129)}`,
      ...junk,
    ]) {
      expect(isCaipAddress(value), String(value)).toBe(false)
    }
  })
  it('what is formatted can be parsed again', () => {
    const text = formatCaipAddress('eip155:10', address)
    expect(text).toBe(`eip155:10:${address}`)
    expect(parseCaipAddress(text)).toEqual({ namespace: 'eip155', reference: '10', address })
  })
  it('no text throws, and what is accepted has exactly its parts', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parts = parseCaipAddress(value)
        if (parts) expect(value).toBe(`${parts.namespace}:${parts.reference}:${parts.address}`)
        const network = parseCaipNetworkId(value)
        if (network) expect(value).toBe(`${network.namespace}:${network.reference}`)
      }),
    )
  })
})
