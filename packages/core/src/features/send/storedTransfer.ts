import type { OpenRequest, PendingTransaction } from '../../storage/sendKeys.js'
import type { SentTransfer } from './sendState.js'

/** What is stored of a transfer, whether the wallet was only asked or has sent it. */
export type StoredTransfer = Omit<PendingTransaction, 'hash' | 'status'> & Pick<OpenRequest, 'name'>

export function storeTransfer({ account, token, amount, receiver }: SentTransfer, timestamp: number) {
  const { contract, symbol, decimals } = token
  return { account, to: receiver.address, contract, amount: String(amount), symbol, decimals, timestamp }
}

export function readTransfer({ account, to, name, contract, amount, symbol, decimals }: StoredTransfer) {
  const token = { name: symbol, symbol, decimals, contract }
  return { account, token, amount: BigInt(amount), receiver: { address: to, name } }
}
