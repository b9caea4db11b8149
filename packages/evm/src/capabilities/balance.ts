import type { RpcClient } from '@portico/core/adapter'
import { type BalanceParameters, type BalanceReturnType, PorticoError } from '@portico/core/adapter'
import { formatUnits } from '@portico/wire/units'

/** The native balance, exact: `eth_getBalance` as a decimal in the network's own currency. */
export async function readBalance(rpc: RpcClient, { address, network }: BalanceParameters): Promise<BalanceReturnType> {
  const answer = await rpc.request('eth_getBalance', [address, 'latest'])
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(answer)) {
    throw new PorticoError('rpc/bad-answer', { network: network.name })
  }
  const { decimals, symbol } = network.nativeCurrency
  return { balance: formatUnits(BigInt(answer), decimals), symbol }
}
