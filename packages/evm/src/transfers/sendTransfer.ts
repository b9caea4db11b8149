import {
  type AdapterConnection,
  type Env,
  limits,
  sameAddress,
  type Transfer,
  type TransferFee,
} from '@portico/core/adapter'
import { fromNode, sendError } from '@portico/core/rpc'
import type { Eip1193Provider } from '@portico/wire'
import { parseChainId } from '../wallet/parseChainId.js'
import { requestWithTimeout } from '../wallet/requestWithTimeout.js'
import { callOf, toHex } from './abi.js'
import { checkTransaction } from './checkTransaction.js'
import type { FeeFields } from './quoteTransfer.js'

export type SendTransferParameters = {
  readonly connection: AdapterConnection
  readonly transfer: Transfer
  readonly fee?: TransferFee | undefined
  readonly beforePrompt?: (() => void) | undefined
}

/** Asks the wallet to send, once. Announced, injected and paired wallets look the same here. */
export async function sendTransfer(
  env: Env,
  { connection: { provider }, transfer, fee, beforePrompt }: SendTransferParameters,
): Promise<string> {
  const { to, value, data } = callOf(transfer)
  const chainId = Number(transfer.network.id)
  const fields = fee?.raw as FeeFields | undefined // made by quoteTransfer, which nobody else implements for this adapter
  checkTransaction({ chainId, from: transfer.from, to, ...fields?.prices.fields })
  await checkWallet(env, provider, transfer)
  const prices = Object.entries(fields?.prices.fields ?? {}).map(([name, price]) => [name, toHex(price)])
  const request = {
    from: transfer.from,
    to,
    value: toHex(value),
    ...(data === '0x' ? {} : { data }),
    chainId: toHex(chainId),
    ...(fields ? { gas: toHex(fields.gas), ...Object.fromEntries(prices) } : {}),
  }
  beforePrompt?.()
  const hash = await requestTransaction(provider, request)
  if (typeof hash !== 'string' || !/^0x[0-9a-f]{64}$/i.test(hash)) throw sendError('bad-answer')
  return hash.toLowerCase()
}

async function requestTransaction(provider: Eip1193Provider, request: object): Promise<unknown> {
  try {
    return await provider.request({ method: 'eth_sendTransaction', params: [request] })
  } catch (error) {
    throw fromNode(error)
  }
}

/** A wallet may have moved on since the form was filled. One that does not say is caught by the comparison afterwards. */
async function checkWallet(env: Env, provider: Eip1193Provider, { network, from }: Transfer): Promise<void> {
  const quietly = (method: string): Promise<unknown> =>
    requestWithTimeout(env, limits.silentAnswer, provider, { method }).catch(() => undefined)
  const [chain, accounts] = await Promise.all([quietly('eth_chainId'), quietly('eth_accounts')])
  const id = parseChainId(chain)
  if (id !== undefined && id !== Number(network.id)) throw sendError('wrong-chain')
  if (!Array.isArray(accounts)) return
  const isThere = accounts.some((entry) => typeof entry === 'string' && sameAddress('eip155', entry, from))
  if (!isThere) throw sendError('wrong-account')
}
