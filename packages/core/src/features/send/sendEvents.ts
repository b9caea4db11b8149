import { formatUnits } from '@portico/wire/units'
import type { PorticoContext } from '../../context.js'
import { accountOf } from '../../state/selectors.js'
import type { SentTransfer } from './sendState.js'

export type SendFacts = { isSmartAccount: boolean; network: string }

/** What every event of sending tells. */
export function eventFacts(ctx: PorticoContext): SendFacts {
  const state = ctx.store.get()
  const isSmartAccount = accountOf(state).preferredAccountTypes?.eip155 === 'smartAccount'
  return { isSmartAccount, network: state.networks.active ?? '' }
}

export function transferFacts(
  ctx: PorticoContext,
  { network, token, amount }: SentTransfer,
): SendFacts & { token: string; amount: string } {
  return {
    ...eventFacts(ctx),
    network: network.caipNetworkId,
    token: token.symbol,
    amount: formatUnits(amount, token.decimals),
  }
}
