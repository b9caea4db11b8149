import type { Difference, SentTransfer } from '@portico/core/send'

export type Described = {
  readonly field: Difference['field']
  readonly asked: string
  readonly found: string
  /** Both are amounts of this, in its smallest unit. */
  readonly of?: Pick<SentTransfer['token'], 'symbol' | 'decimals'> | undefined
}

/** `transfer(address,uint256)`: its selector, the receiver and the amount. */
const transferCall = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/i

/** What differs, as far as it can be told in words: data that are a transfer are a receiver and an amount. */
export function describeDifferences(differences: readonly Difference[], sent: SentTransfer): readonly Described[] {
  return differences.flatMap(({ field, asked, found }): Described[] => {
    if (field === 'value') return [{ field, asked, found, of: sent.network.nativeCurrency }]
    const [, askedTo, askedAmount] = transferCall.exec(asked) ?? []
    const [, foundTo, foundAmount] = transferCall.exec(found) ?? []
    if (field !== 'data' || !askedTo || !foundTo) return [{ field, asked, found }]
    const to: Described = { field: 'to', asked: `0x${askedTo}`, found: `0x${foundTo}` }
    const value: Described = { field: 'value', asked: `0x${askedAmount}`, found: `0x${foundAmount}`, of: sent.token }
    return [to, value].filter((each) => each.asked.toLowerCase() !== each.found.toLowerCase())
  })
}
