import { getTokenPrices, type TokenBalance } from '@portico/wire/http'
import type { BalanceTarget } from '../../actions/balanceTarget.js'
import type { Chunk } from '../../chunk.js'
import type { PorticoContext } from '../../context.js'
import type { Api } from '../../slots/api.js'
import { tokenAt } from '../../utils/portfolio.js'

type Shown = Pick<TokenBalance, 'symbol' | 'quantity'>

/** The token that the site wants shown instead of the chain's own coin (option `tokens`), held or not. */
export async function shownToken(
  ctx: PorticoContext,
  server: Chunk<Api>,
  { network }: BalanceTarget,
  tokens: readonly TokenBalance[],
): Promise<Shown | undefined> {
  const contract = ctx.store.get().options.tokens?.[network.caipNetworkId]?.address
  if (!contract) return undefined
  const held = tokenAt(tokens, network, contract)
  if (held) return held
  try {
    const api = await server.load()
    const { fungibles } = await api.call(getTokenPrices, {
      body: { currency: 'usd', addresses: [`${network.caipNetworkId}:${contract}`], projectId: ctx.projectId },
    })
    const symbol = fungibles[0]?.symbol
    return symbol === undefined ? undefined : { symbol, quantity: { decimals: '18', numeric: '0' } }
  } catch {
    return undefined // nobody knows what it is called: the chain's own coin is shown
  }
}
