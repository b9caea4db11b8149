import { testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'
import { explorerUrl } from './explorerUrl.js'
import { bitcoin, solana, solanaDevnet } from './otherNetworks.js'

const [local] = testNetworks

it('uses the paths of EIP-3091 where an explorer has none of its own', () => {
  expect(explorerUrl(local, 'address', '0xab')).toBe('http://explorer.test/address/0xab')
  expect(explorerUrl(local, 'transaction', '0xab')).toBe('http://explorer.test/tx/0xab')
  expect(explorerUrl(bitcoin, 'address', 'bc1q')).toBe('https://mempool.space/address/bc1q')
})

it('uses the paths that an explorer has', () => {
  expect(explorerUrl(solana, 'address', 'So11')).toBe('https://solscan.io/account/So11')
  expect(explorerUrl(solanaDevnet, 'transaction', '5h6x')).toBe('https://solscan.io/tx/5h6x?cluster=devnet')
})

it('leads nowhere without an explorer, and for what is no id', () => {
  expect(explorerUrl({ ...local, blockExplorers: undefined }, 'address', '0xab')).toBeUndefined()
  expect(explorerUrl(undefined, 'address', '0xab')).toBeUndefined()
  for (const id of ['', undefined, '../evil', '0xab?x=1', 'a b', '$&', 'x'.repeat(129)])
    expect(explorerUrl(local, 'transaction', id), id).toBeUndefined()
})
