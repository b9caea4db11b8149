import { parseCaipAddress } from '@portico/wire'
import type { Transfer, TransferFee } from '../../adapters/transfers.js'
import type { SendState } from './sendState.js'

/** The fee that was estimated for this very transfer: the gas of another may be too little, and is lost then. */
export function feeOf({ fee, feeFor }: SendState, asked: Transfer): TransferFee | undefined {
  const isSame =
    feeFor?.network.caipNetworkId === asked.network.caipNetworkId &&
    feeFor.from === asked.from &&
    feeFor.to === asked.to &&
    feeFor.contract === asked.contract &&
    feeFor.amount === asked.amount
  return isSame ? fee : undefined
}

/** What the transfer in the form costs; undefined while that is not known, although the cost of another is. */
export function transferFee(state: SendState): TransferFee | undefined {
  const { account, network, token, amount, receiver } = state
  const from = account && parseCaipAddress(account)?.address
  if (!from || !network || !token || amount === undefined || !receiver) return undefined
  return feeOf(state, { network, from, to: receiver.address, contract: token.contract, amount })
}
