import { encodeFunctionData, type Hex, hexToBigInt, isHex, parseAbi } from 'viem'
import type { RpcReply, ServerNetwork } from '../../deps.js'
import { ServerError } from '../../errors/ServerError.js'
import type { EvmAddress } from '../evmAddress.js'
import type { Rpc } from '../rpc/createRpc.js'
import { type ContractCall, multicall, nativeBalanceCall } from '../rpc/multicall.js'

const abi = /* @__PURE__ */ parseAbi(['function balanceOf(address owner) view returns (uint256)'])
const wordHexLength = 66

export type AddressBalances = { readonly native: bigint; readonly tokens: readonly (bigint | undefined)[] }

/** What an address has, in one call for everything where the chain has a multicall contract, else in one batch. */
export async function readBalances(
  rpc: Rpc,
  network: ServerNetwork,
  address: EvmAddress,
  contracts: readonly EvmAddress[],
): Promise<AddressBalances> {
  const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [address] })
  const calls = contracts.map((to) => ({ to, data }))
  const together = network.multicall && (await readTogether(rpc, network, address, calls))
  return together || readApart(rpc, address, calls)
}

async function readTogether(
  rpc: Rpc,
  network: ServerNetwork,
  address: EvmAddress,
  calls: readonly ContractCall[],
): Promise<AddressBalances | undefined> {
  if (!network.multicall) return undefined
  const [native, ...tokens] = await multicall(rpc, network, [nativeBalanceCall(network.multicall, address), ...calls])
  const amount = amountOf(native)
  return amount === undefined ? undefined : { native: amount, tokens: tokens.map(amountOf) }
}

async function readApart(rpc: Rpc, address: EvmAddress, calls: readonly ContractCall[]): Promise<AddressBalances> {
  const [native, ...tokens] = await rpc.send([
    { method: 'eth_getBalance', params: [address, 'latest'] },
    ...calls.map((call) => ({ method: 'eth_call', params: [call, 'latest'] })),
  ])
  const amount = hexOf(native)
  if (amount === undefined) throw new ServerError('upstream/failed', { detail: 'The node knows no balance.' })
  return { native: hexToBigInt(amount), tokens: tokens.map((reply) => amountOf(hexOf(reply))) }
}

const hexOf = (reply: RpcReply | undefined): Hex | undefined =>
  reply && 'result' in reply && isHex(reply.result) ? reply.result : undefined

/** A word, perhaps with more behind it; anything shorter is no balance. */
const amountOf = (data: Hex | undefined): bigint | undefined =>
  data && data.length >= wordHexLength ? BigInt(data.slice(0, wordHexLength)) : undefined
