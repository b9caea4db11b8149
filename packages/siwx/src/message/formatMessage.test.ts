import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { isSiwxError } from '../SiwxError.js'
import { formatMessage } from './formatMessage.js'
import type { MessageData } from './messageData.js'

// The example of ERC-4361.
const erc4361: MessageData = {
  domain: 'example.com',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos',
  uri: 'https://example.com/login',
  version: '1',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}

describe('formatMessage', () => {
  it('[SIWX-09] Ethereum: to the byte as in ERC-4361', () => {
    expect(formatMessage(erc4361)).toBe(`example.com wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ExampleOrg Terms of Service: https://example.com/tos

URI: https://example.com/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`)
  })

  it('[SIWX-09] the same as another writer of ERC-4361, every field present', () => {
    const times = {
      issuedAt: '2026-01-15T12:00:00.000Z',
      expirationTime: '2026-01-15T12:10:00.000Z',
      notBefore: '2026-01-15T11:59:00.000Z',
    }
    const data: MessageData = { ...erc4361, domain: 'localhost:4400', ...times, requestId: 'abc-1' }
    const { accountAddress, chainId: _, statement = '', resources = [], ...rest } = data
    const theirs = createSiweMessage({
      ...rest,
      version: '1',
      requestId: 'abc-1',
      statement,
      resources: [...resources],
      // The constant above is one.
      address: accountAddress as `0x${string}`,
      chainId: 1,
      issuedAt: new Date(times.issuedAt),
      expirationTime: new Date(times.expirationTime),
      notBefore: new Date(times.notBefore),
    })
    expect(formatMessage(data)).toBe(theirs)
  })

  it('without a statement, both empty lines stay', () => {
    const { statement: _, ...data } = erc4361
    expect(formatMessage(data).split('\n').slice(1, 5)).toEqual([
      erc4361.accountAddress,
      '',
      '',
      'URI: https://example.com/login',
    ])
  })

  it.each([
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1', 'Solana'],
    ['bip122:000000000019d6689c085ae165831e93', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l', 'Bitcoin'],
    ['bip122:000000000019d6689c085ae165831e93', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'Bitcoin'],
  ] as const)('[SIWX-09] %s: the same layout, its own name and chain', (chainId, accountAddress, name) => {
    const text = formatMessage({ ...erc4361, chainId, accountAddress })
    expect(text).toContain(`example.com wants you to sign in with your ${name} account:\n${accountAddress}\n`)
    expect(text).toContain(`\nChain ID: ${chainId.split(':')[1]}\n`)
  })

  const wrong: readonly [field: string, change: Partial<Record<keyof MessageData, unknown>>][] = [
    ['accountAddress', { accountAddress: '0x12' }],
    ['accountAddress', { accountAddress: `${erc4361.accountAddress}\nURI: https://evil.example` }],
    ['domain', { domain: 'https://example.com' }],
    ['domain', { domain: 'user@example.com' }],
    ['domain', { domain: 'exämple.com' }],
    ['domain', { domain: 'EXAMPLE.com' }],
    ['uri', { uri: 'example.com/login' }],
    ['uri', { uri: 'https://example.com/\n' }],
    ['version', { version: '2' }],
    ['nonce', { nonce: '1234567' }],
    ['nonce', { nonce: '12345678-' }],
    ['statement', { statement: '' }],
    ['statement', { statement: 'two\nlines' }],
    ['statement', { statement: 'not ASCII: é' }],
    ['issuedAt', { issuedAt: undefined }],
    ['issuedAt', { issuedAt: 'yesterday' }],
    ['expirationTime', { expirationTime: '2026-02-30T00:00:00Z' }],
    ['notBefore', { notBefore: '2026-01-15' }],
    ['requestId', { requestId: 'a b' }],
    ['resources', { resources: ['no uri'] }],
    ['resources', { resources: ['https://example.com/\n- https://evil.example/'] }],
  ]
  it.each(wrong)('refuses to write a bad %s: %o', (field, change) => {
    // Hostile input on purpose.
    expect(() => formatMessage({ ...erc4361, ...change } as MessageData)).toThrow(
      expect.objectContaining({ code: 'siwx/field', field }),
    )
  })

  it('refuses chains that have no such message', () => {
    for (const chainId of ['cosmos:cosmoshub-4', 'eip155:01', 'eip155:x', 'eip155', ''])
      try {
        // Hostile input on purpose.
        formatMessage({ ...erc4361, chainId } as MessageData)
        expect.unreachable()
      } catch (error) {
        expect(isSiwxError(error, 'siwx/namespace')).toBe(true)
      }
  })
})
