import type { Env, Network, RpcClient, Transfers } from '@portico/core/adapter'
import { checkAddress } from './checkAddress.js'
import { inspectTransaction } from './inspectTransaction.js'
import { quoteTransfer } from './quoteTransfer.js'
import { hasCode, readNativeBalance, readSentCount, readToken } from './readToken.js'
import { sendTransfer } from './sendTransfer.js'

/** Moving money on EVM chains. */
export function createTransfers(env: Env, rpcOf: (network: Network) => Promise<RpcClient>): Transfers {
  return {
    checkAddress,
    isContract: async ({ network, address }) => hasCode(await rpcOf(network), address),
    nativeBalance: async (parameters) => readNativeBalance(await rpcOf(parameters.network), parameters),
    token: async (parameters) => readToken(await rpcOf(parameters.network), parameters),
    sentCount: async ({ network, address }) => readSentCount(await rpcOf(network), { network, address }),
    quote: async (transfer) => quoteTransfer(await rpcOf(transfer.network), transfer),
    send: (parameters) => sendTransfer(env, parameters),
    inspect: async (parameters) => inspectTransaction(await rpcOf(parameters.transfer.network), parameters),
  }
}
