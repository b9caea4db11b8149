import { type Hex, hexToBigInt, isAddress, isHex, type TransactionSerializable } from 'viem'
import { authorizedAccount } from '../authorizedAccount.js'
import { callRpc } from '../callRpc.js'
import type { WalletContext } from '../createWalletContext.js'
import { invalidParams, ProviderRpcError } from '../ProviderRpcError.js'
import { type Plan, prompt } from '../plan.js'

type Call = { from: string; to?: Hex | undefined; value?: Hex | undefined; data?: Hex | undefined }
type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

/** `eth_sendTransaction`: fills what the page left open, signs, and hands the signed bytes to the chain's node. */
export function sendTransaction(ctx: WalletContext, [request]: readonly unknown[]): Plan {
  const fields: Record<string, unknown> = Object(request)
  const { from } = fields
  authorizedAccount(ctx, from)
  const call = checkedCall(fields)
  return prompt(() =>
    ctx.inOrder(async () => {
      const account = authorizedAccount(ctx, call.from)
      const { chainId } = ctx.state()
      const asked = quantity(fields, 'chainId')
      if (asked !== undefined && Number(asked) !== chainId) {
        throw new ProviderRpcError(-32602, `The transaction is for chain ${asked}, the wallet is on chain ${chainId}.`)
      }
      const fees = await chooseFees(ctx, fields)
      const gas =
        quantity(fields, 'gas') ?? quantity(fields, 'gasLimit') ?? (await askQuantity(ctx, 'eth_estimateGas', [call]))
      const nonce =
        quantity(fields, 'nonce') ?? (await askQuantity(ctx, 'eth_getTransactionCount', [account.address, 'pending']))
      const common = {
        chainId,
        gas,
        nonce: Number(nonce),
        value: call.value === undefined ? 0n : hexToBigInt(call.value),
        ...(call.to ? { to: call.to } : {}),
        ...(call.data ? { data: call.data } : {}),
      }
      const transaction: TransactionSerializable =
        'gasPrice' in fees ? { type: 'legacy', ...common, ...fees } : { type: 'eip1559', ...common, ...fees }
      return callRpc(ctx, 'eth_sendRawTransaction', [await account.signTransaction(transaction)])
    }),
  )
}

async function chooseFees(ctx: WalletContext, fields: Record<string, unknown>): Promise<Fees> {
  const gasPrice = quantity(fields, 'gasPrice')
  if (gasPrice !== undefined) return { gasPrice }
  const block = await callRpc(ctx, 'eth_getBlockByNumber', ['latest', false])
  const baseFee = quantity(Object(block), 'baseFeePerGas')
  if (baseFee === undefined) return { gasPrice: await askQuantity(ctx, 'eth_gasPrice', []) }
  const tip = quantity(fields, 'maxPriorityFeePerGas') ?? (await askQuantity(ctx, 'eth_maxPriorityFeePerGas', []))
  // Twice the base fee survives six full blocks in a row.
  const maxFeePerGas = quantity(fields, 'maxFeePerGas') ?? baseFee * 2n + tip
  // biome-ignore lint/complexity/useMathMinMax: Math.min takes no bigint
  return { maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas }
}

function checkedCall(fields: Record<string, unknown>): Call {
  const { from, to, value, input, data = input } = fields
  if (to !== undefined && to !== null && !(typeof to === 'string' && isAddress(to, { strict: false }))) {
    throw invalidParams(`Expected 'to' to be an address, got ${String(to)}.`)
  }
  if (data !== undefined && !isHex(data)) throw invalidParams("Expected 'data' to be a hexadecimal string.")
  if (!to && !data) throw invalidParams("Expected 'to', or 'data' that deploys a contract.")
  for (const name of [
    'value',
    'gas',
    'gasLimit',
    'gasPrice',
    'maxFeePerGas',
    'maxPriorityFeePerGas',
    'nonce',
    'chainId',
  ]) {
    quantity(fields, name)
  }
  return {
    from: String(from),
    ...(to ? { to } : {}),
    ...(isHex(value) ? { value } : {}),
    ...(data ? { data } : {}),
  }
}

function quantity(fields: Record<string, unknown>, name: string): bigint | undefined {
  const value = fields[name]
  if (value === undefined || value === null) return undefined
  if (!isHex(value) || value === '0x') throw invalidParams(`Expected '${name}' to be a hexadecimal quantity.`)
  return hexToBigInt(value)
}

async function askQuantity(ctx: WalletContext, method: string, params: readonly unknown[]): Promise<bigint> {
  const answer = await callRpc(ctx, method, params)
  if (!isHex(answer)) throw new ProviderRpcError(-32603, `The wallet's node gave no number for ${method}.`)
  return hexToBigInt(answer)
}
