import { expect, it } from 'vitest'
import { rpcCodes, rpcErrorName } from './codes.js'

/** The specification's section 8, as a table of its own. */
const specified: readonly (readonly [number, string])[] = [
  [-32700, 'parse'],
  [-32600, 'invalid-request'],
  [-32601, 'method-not-found'],
  [-32602, 'invalid-params'],
  [-32603, 'internal'],
  [-32000, 'invalid-input'],
  [-32001, 'resource-not-found'],
  [-32002, 'resource-unavailable'],
  [-32003, 'transaction-rejected'],
  [-32004, 'method-unsupported'],
  [-32005, 'limit-exceeded'],
  [-32006, 'version-unsupported'],
  [4001, 'user-rejected'],
  [4100, 'unauthorized'],
  [4200, 'unsupported-method'],
  [4900, 'provider-disconnected'],
  [4901, 'chain-disconnected'],
  [4902, 'unrecognized-chain'],
  [5000, 'wallet-default'],
  [5700, 'unsupported-capability'],
  [5710, 'unsupported-bundle-chain'],
  [5720, 'duplicate-bundle-id'],
  [5730, 'unknown-bundle-id'],
  [5740, 'bundle-too-large'],
  [5750, 'atomic-upgrade-rejected'],
  [5760, 'atomicity-not-supported'],
  [32603, 'invalid-chain-id'],
]

it.each(specified)('[ERR-03] %i is %s', (code, name) => {
  expect(rpcErrorName(code)).toBe(name)
})

it('[ERR-03] every code between 5700 and 5760 is a bundle error, and the table holds no other code', () => {
  for (let code = 5700; code <= 5760; code++) expect(rpcErrorName(code), String(code)).toBeDefined()
  expect(Object.keys(rpcCodes).map(Number).sort()).toEqual(specified.map(([code]) => code).sort())
})

it('[ERR-03] what is no code has no name', () => {
  for (const value of [
    0,
    1,
    4002,
    5699,
    5761,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '4001',
    'toString',
    null,
    undefined,
    {},
    4001n,
  ]) {
    expect(rpcErrorName(value), String(value)).toBeUndefined()
  }
})
