import { type Account, limits } from '@portico/core/adapter'
import { toChecksumAddress } from '@portico/wire/evm'
import { walletLimits } from './walletLimits.js'

const addressPattern = /^0x[0-9a-f]{40}$/i

/**
 * Reads a wallet's list of accounts: undefined when it is no list of addresses. Wallets write one address now in small
 * letters, now in mixed ones: each gets its checksum (EIP-55), because accounts are compared as text. `first` comes first if it is
 * there, wherever the wallet has it.
 */
export function parseAccounts(answer: unknown, first?: string | undefined): readonly Account[] | undefined {
  try {
    if (!Array.isArray(answer)) return undefined
    const seen = new Set<string>()
    const accounts: Account[] = []
    for (const address of answer.slice(0, walletLimits.accountsRead)) {
      if (typeof address !== 'string' || !addressPattern.test(address)) return undefined
      if (seen.has(address.toLowerCase())) continue
      seen.add(address.toLowerCase())
      accounts.push({ namespace: 'eip155', address, type: 'eoa' })
    }
    const isFirst = ({ address }: Account): boolean => address.toLowerCase() === first?.toLowerCase()
    const ordered = [...accounts.filter(isFirst), ...accounts.filter((account) => !isFirst(account))]
    return ordered.slice(0, limits.accounts).map((each) => ({ ...each, address: toChecksumAddress(each.address) }))
  } catch {
    return undefined // a proxy that throws when it is read
  }
}
