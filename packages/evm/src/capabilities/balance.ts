import { type BalanceParameters, type BalanceReturnType, PorticoError } from '@portico/core/adapter'
import { formatUnits } from '@portico/wire/units'
import type { PublicTransport } from '../transport.js'

/** The native balance, exact: `eth_getBalance` as a decimal in the network's own currency. */
export async function readBalance(
  transport: PublicTransport,
  { address, network }: BalanceParameters,
): Promise<BalanceReturnType> {
  const answer = await transport.request('eth_getBalance', [address, 'latest'])
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(answer)) {
    throw new PorticoError('rpc/bad-answer', { network: network.name })
  }
  const { decimals, symbol } = network.nativeCurrency
  return { balance: formatUnits(BigInt(answer), decimals), symbol }
}
