import { describe, expect, it } from 'vitest'
import { chainPort } from './chainPort.js'
import { devnetChains } from './devnetChains.js'

const [one, two] = devnetChains

describe('chainPort', () => {
  it('default', () => {
    expect([chainPort(one, {}), chainPort(two, {}), chainPort(two, { PORTICO_CHAIN_TWO_PORT: '' })]).toEqual([
      8545, 8546, 8546,
    ])
  })

  it('behavior: the variable moves the port, 0 asks for any', () => {
    expect(chainPort(one, { PORTICO_CHAIN_PORT: '9000' })).toBe(9000)
    expect(chainPort(two, { PORTICO_CHAIN_TWO_PORT: '0' })).toBe(0)
  })

  it.each(['abc', '-1', '65536', '80.5'])('error: port-invalid for %s', (text) => {
    expect(() => chainPort(one, { PORTICO_CHAIN_PORT: text })).toThrow(`PORTICO_CHAIN_PORT is "${text}"`)
  })
})
