import type { Env, Network, RpcClient, Transfers } from '@portico/core/adapter'
import { checkAddress } from './checkAddress.js'
import { inspectTransaction } from './inspectTransaction.js'
import { quoteTransfer } from './quoteTransfer.js'
import { hasCode, readNativeBalance, readSentCount, readToken } from './readToken.js'
import { sendTransfer } from './sendTransfer.js'

/** Moving money on EVM chains. */
export function createTransfers(env: Env, transportOf: (network: Network) => Promise<RpcClient>): Transfers {
  return {
    checkAddress,
    isContract: async ({ network, address }) => hasCode(await transportOf(network), address),
    nativeBalance: async (question) => readNativeBalance(await transportOf(question.network), question),
    token: async (question) => readToken(await transportOf(question.network), question),
    sentCount: async ({ network, address }) => readSentCount(await transportOf(network), { network, address }),
    quote: async (transfer) => quoteTransfer(await transportOf(transfer.network), transfer),
    send: (parameters) => sendTransfer(env, parameters),
    inspect: async (parameters) => inspectTransaction(await transportOf(parameters.transfer.network), parameters),
  }
}
