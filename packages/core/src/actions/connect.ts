import type { Connection } from '../adapters/adapter.js'
import { adapterFor } from '../adapters/registry.js'
import type { Connector } from '../connectors/connector.js'
import type { PorticoContext } from '../context.js'
import { fromRpc } from '../errors/fromRpc.js'
import { PorticoError } from '../errors/PorticoError.js'
import { needsLegal } from '../features/connect/needsLegal.js'
import { rememberRecent } from '../features/connect/recent.js'
import { requestedActiveNetwork } from '../state/selectors.js'
import { initialAccount, setAccount } from '../state/slices/accounts.js'
import { setConnection } from '../state/slices/connections.js'
import { saveConnection } from '../storage/saveConnection.js'
import { track } from '../telemetry/track.js'
import { leaveConnecting } from './leaveConnecting.js'
import { push } from './navigate.js'
import { syncAccount } from './syncAccount.js'

export type ConnectParameters = { connector: Connector }

/**
 * Asks a wallet for its accounts. The attempt has an id: leaving the screen, closing the modal or choosing another
 * wallet drops it, and an answer that comes later changes nothing.
 */
export async function connect(ctx: PorticoContext, { connector }: ConnectParameters): Promise<void> {
  const { store } = ctx
  const { options, isLegalAccepted } = store.get()
  if (needsLegal(options) && !isLegalAccepted) throw new PorticoError('connect/legal-not-accepted')
  const namespace = connector.chain
  const adapter = adapterFor(ctx, namespace)
  const id = ctx.env.randomId()
  store.update((state) => {
    const next = { ...state, attempt: { id, connector, status: 'pending' as const } }
    // A namespace that is connected already stays so until the new wallet has answered.
    return state.connections[namespace] ? next : setAccount(next, namespace, { status: 'connecting' })
  })
  if (store.get().modal.open || options.enableEmbedded) push(ctx, { name: 'ConnectingExternal', data: { connector } })
  track(ctx, { event: 'SELECT_WALLET', properties: { name: connector.name, platform: 'browser' } })
  let connection: Connection
  try {
    const asked = adapter.connect({ connectorId: connector.id, network: requestedActiveNetwork(store.get()) })
    connection = await orAbandoned(ctx, id, asked)
  } catch (cause) {
    const error = fromRpc(cause)
    store.update((state) => {
      // Another wallet of this namespace may be asked by now: then connecting is still true.
      const isSuperseded = state.attempt?.id !== id && state.attempt?.connector.chain === namespace
      const isSettled = state.connections[namespace] || isSuperseded
      const calm = isSettled ? state : setAccount(state, namespace, { status: initialAccount.status })
      return calm.attempt?.id === id
        ? { ...calm, attempt: { id, connector, status: 'failed', error: error.code } }
        : calm
    })
    if (error.code !== 'connect/abandoned')
      track(ctx, { event: 'CONNECT_ERROR', properties: { message: error.shortMessage } })
    throw error
  }
  store.update((state) => ({ ...setConnection(state, connection), attempt: { id, connector, status: 'succeeded' } }))
  saveConnection(ctx.storage, connection)
  rememberRecent(ctx, connector)
  track(ctx, { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: connector.name } })
  await leaveConnecting(ctx, namespace)
  await syncAccount(ctx, namespace)
}

/** The answer, or a rejection as soon as the attempt was dropped: no promise is left hanging (reference §19). */
function orAbandoned(ctx: PorticoContext, id: string, asked: Promise<Connection>): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const stop = ctx.store.select(
      (state) => state.attempt?.id,
      (current) => {
        if (current === id) return
        stop()
        reject(new PorticoError('connect/abandoned'))
      },
    )
    asked.then(resolve, reject).finally(stop)
  })
}
