import type { Connector } from '../../connectors/connector.js'
import { connectorOf } from '../../connectors/connectorOf.js'
import type { Wallet } from '../../connectors/wallet.js'
import type { PorticoContext } from '../../context.js'

/** The connector of this page that is the wallet: one that announced itself, or the injected one that carries its mark. */
export function installedConnector({ env, store }: PorticoContext, wallet: Wallet): Connector | undefined {
  const { connectors } = store.get()
  const announced = connectorOf(wallet, connectors, env.platform())
  if (announced) return announced
  const isMarked = wallet.injected?.some(({ injected_id }) => hasMark(env.injected, injected_id))
  return isMarked ? connectors.find(({ type }) => type === 'INJECTED') : undefined
}

/** Such as `isRabby`. Another wallet on the page proves nothing about this one. */
function hasMark(injected: () => unknown, id: string): boolean {
  try {
    const provider = injected()
    return typeof provider === 'object' && provider !== null && Boolean((provider as Record<string, unknown>)[id]) // any property may be asked for
  } catch {
    return false // a getter that throws
  }
}
