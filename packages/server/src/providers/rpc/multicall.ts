import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi } from 'viem'
import type { RpcReply, ServerNetwork } from '../../deps.js'
import type { EvmAddress } from '../evmAddress.js'
import type { Rpc } from './createRpc.js'

export type ContractCall = { readonly to: EvmAddress; readonly data: Hex }

const abi = /* @__PURE__ */ parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[])',
  'function getEthBalance(address account) view returns (uint256)',
])
/** Enough for any honest getter, so that a greedy contract spends its own share and not the others'. */
const gasEach = '0xf4240'

/** What each call returned; undefined for one that failed. One request for all, a second one if some failed. */
export async function multicall(
  rpc: Rpc,
  network: Pick<ServerNetwork, 'multicall'>,
  calls: readonly ContractCall[],
): Promise<readonly (Hex | undefined)[]> {
  const together = network.multicall ? await aggregate(rpc, network.multicall, calls) : undefined
  if (!together) return callEach(rpc, calls)
  // One contract can eat the gas of those after it: what failed in company is asked once more by itself.
  const failed = calls.flatMap((call, index) => (together[index] === undefined ? [{ call, index }] : []))
  if (!failed.length) return together
  const again = await callEach(
    rpc,
    failed.map(({ call }) => call),
  )
  const results = [...together]
  failed.forEach(({ index }, position) => {
    results[index] = again[position]
  })
  return results
}

/** The balance of the chain's own coin, as one more call to the contract that bundles them. */
export function nativeBalanceCall(multicall: EvmAddress, account: EvmAddress): ContractCall {
  return { to: multicall, data: encodeFunctionData({ abi, functionName: 'getEthBalance', args: [account] }) }
}

async function aggregate(
  rpc: Rpc,
  to: EvmAddress,
  calls: readonly ContractCall[],
): Promise<(Hex | undefined)[] | undefined> {
  if (!calls.length) return []
  const entries = calls.map((call) => ({ target: call.to, allowFailure: true, callData: call.data }))
  const data = encodeFunctionData({ abi, functionName: 'aggregate3', args: [entries] })
  const [reply] = await rpc.send([{ method: 'eth_call', params: [{ to, data }, 'latest'] }])
  const result = hexOf(reply)
  if (result === undefined) return undefined
  try {
    const results = decodeFunctionResult({ abi, functionName: 'aggregate3', data: result })
    if (results.length !== calls.length) return undefined
    return results.map(({ success, returnData }) => (success && returnData !== '0x' ? returnData : undefined))
  } catch {
    // There is no such contract on this chain: everybody is asked alone.
    return undefined
  }
}

async function callEach(rpc: Rpc, calls: readonly ContractCall[]): Promise<readonly (Hex | undefined)[]> {
  const requests = calls.map((call) => ({ method: 'eth_call', params: [{ ...call, gas: gasEach }, 'latest'] }))
  return (await rpc.send(requests)).map(hexOf)
}

function hexOf(reply: RpcReply | undefined): Hex | undefined {
  if (!reply || !('result' in reply)) return undefined
  return isHex(reply.result) && reply.result !== '0x' ? reply.result : undefined
}
