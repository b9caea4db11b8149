import { getBalance, type TokenBalance } from '@portico/wire/http'
import type { BalanceTarget } from '../../actions/balanceTarget.js'
import type { PorticoContext } from '../../context.js'
import { PorticoError } from '../../errors/PorticoError.js'
import type { Api } from '../../slots/api.js'
import { connectionOf } from '../../state/selectors.js'
import { tokensOn } from '../../utils/portfolio.js'
import { accountLimits } from './accountLimits.js'

export type ReadTokensParameters = {
  /** Tokens whose balance may have changed: the server reads the chain again for them. */
  changed?: readonly TokenBalance[] | undefined
}

/** What an account holds: the wallet's own list where it offers one (BAL-01), else the server's. */
export async function readTokens(
  ctx: PorticoContext,
  api: Api,
  target: BalanceTarget,
  { changed }: ReadTokensParameters,
): Promise<readonly TokenBalance[]> {
  const { address, network } = target
  const own = await askWallet(ctx, target)
  if (own) return tokensOn(network, own)
  const { caipNetworkId: chainId } = network
  if (!(await api.isSupported(chainId))) throw new PorticoError('network/not-supported') // API-02, BAL-06
  const { balances } = await api.call(getBalance, {
    path: { address },
    query: { currency: 'usd', chainId, forceUpdate: changed && contractsOf(changed) },
  })
  return tokensOn(network, balances)
}

/** The wallet's answer, if it has one: a wallet that fails or makes no sense leaves it to the server (BAL-02). */
async function askWallet(
  ctx: PorticoContext,
  { namespace, address, network }: BalanceTarget,
): Promise<readonly TokenBalance[] | undefined> {
  const connection = connectionOf(ctx.store.get(), namespace)
  const assets = ctx.adapters.get(namespace)?.capabilities.assets
  try {
    return connection && (await assets?.({ connection, address, network }))
  } catch {
    return undefined // whatever went wrong, nobody asked the wallet for anything
  }
}

function contractsOf(tokens: readonly TokenBalance[]): string {
  const contracts = tokens.flatMap(({ address }) => (address ? [address] : [])).join(',')
  return contracts.length <= accountLimits.forceUpdate
    ? contracts
    : contracts.slice(0, contracts.lastIndexOf(',', accountLimits.forceUpdate))
}
