import type { Dapp, DappEvents, Session } from '@portico/relay'
import {
  type ProposalNamespaces,
  parsePairingUri,
  peerReasons,
  readAs,
  sessionEvent,
  sessionSettle,
} from '@portico/wire/relay'
import type { UniversalProvider } from '../../config/universalProvider.js'
import type { PorticoContext } from '../../context.js'
import { isRecord } from '../../utils/isRecord.js'
import { pairingError } from './pairingError.js'
import { pairingLimits } from './pairingLimits.js'
import type { Proposed } from './proposePairing.js'
import type { RelayClient } from './relay.js'

type Tools = Pick<typeof import('@portico/relay'), 'createEmitter' | 'RelayError'>

/** What a client is, on top of a provider that the site has already: one socket, and its sessions are the kit's. */
export function relayOver(
  ctx: PorticoContext,
  provider: UniversalProvider,
  { createEmitter, RelayError }: Tools,
): Pick<RelayClient, 'dapp' | 'connect'> {
  const emitter = createEmitter<DappEvents>((error) => ctx.env.log('error', 'Portico:', error))
  const stops: (() => void)[] = []
  let known = readSession(provider.session)

  function listen(event: string, run: (payload: unknown) => void): () => void {
    provider.on(event, run)
    const stop = (): void => void provider.removeListener(event, run)
    stops.push(stop)
    return stop
  }

  function current(): Session | undefined {
    const found = readSession(provider.session)
    known = found ?? known
    return found && found.expiry * 1_000 > ctx.env.now() ? found : undefined
  }

  function ended(): void {
    const session = known
    known = undefined
    if (session)
      emitter.emit('disconnect', { topic: session.topic, session, reason: peerReasons.userDisconnected, by: 'peer' })
  }

  /** The site's client may tell of sessions that are not its provider's. */
  function isOwn(payload: unknown): boolean {
    const topic = isRecord(payload) ? payload['topic'] : undefined
    return topic === undefined || topic === known?.topic
  }

  listen('session_delete', (payload) => isOwn(payload) && ended())
  listen('session_expire', (payload) => isOwn(payload) && ended())
  listen('session_update', (payload) => {
    const session = current()
    if (session && isOwn(payload)) emitter.emit('update', session)
  })
  listen('session_event', (payload) => {
    const told = isRecord(payload) ? readAs(sessionEvent, payload['params']) : undefined
    const topic = current()?.topic
    if (told && topic && isOwn(payload))
      emitter.emit('event', { topic, chainId: told.chainId, ...told.event, data: told.event.data })
  })

  async function disconnect(topic: string): Promise<void> {
    // It may have another session by now, which is not this one's to end.
    if (current()?.topic !== topic) return
    known = undefined // its own word that the session is gone is no news
    await provider.disconnect()
  }

  const dapp: Omit<Dapp, 'pair' | 'propose' | 'authenticate' | 'ping' | 'clientId'> = {
    on: emitter.on,
    restore: async () => sessions(),
    async resume() {
      const session = current()
      return session && { approval: Promise.resolve(session), leave: () => undefined }
    },
    sessions,
    async request({ topic, method, params, chainId }) {
      if (current()?.topic !== topic) throw new RelayError('relay/session-not-found', { rpcCode: 7001 })
      return provider.request({ method, params }, chainId)
    },
    disconnect,
    wake: async () => undefined,
    destroy() {
      for (const stop of stops) stop()
    },
  }

  function sessions(): readonly Session[] {
    return [current()].flatMap((session) => session ?? [])
  }

  return {
    dapp: dapp as Dapp, // `connect` stands in for what is left out
    async connect(namespaces) {
      let isOver = false
      const link = new Promise<string>((resolve) => {
        const stop = listen('display_uri', (uri) => {
          stop()
          resolve(String(uri))
        })
      })
      const approval = Promise.resolve(provider.connect({ optionalNamespaces: plain(namespaces) })).then((answer) => {
        const session = readSession(answer) ?? current()
        if (isOver && session) void disconnect(session.topic)
        if (isOver || !session) throw pairingError(isOver ? 'expired' : 'session-not-initialized')
        known = session
        return { session }
      })
      approval.catch(() => undefined) // whoever awaits it later still hears
      const uri = await Promise.race([link, approval.then(() => '')])
      const cancel = (): void => {
        isOver = true
      }
      return { uri, ...timesOf(ctx, uri), approval, cancel }
    },
  }
}

function timesOf({ env }: PorticoContext, uri: string): Pick<Proposed, 'expiresAt' | 'sent'> {
  const seconds = parsePairingUri(uri)?.expiryTimestamp
  const expiresAt = seconds ? seconds * 1_000 : env.now() + pairingLimits.foreign
  return { expiresAt, sent: Promise.resolve() }
}

/** The site's provider is its own; what a wallet has put into its session is not. */
function readSession(value: unknown): Session | undefined {
  if (!isRecord(value) || typeof value['topic'] !== 'string') return undefined
  const { topic, peer: controller, namespaces, expiry } = value
  const read = readAs(sessionSettle, { relay: { protocol: 'irn' }, controller, namespaces, expiry })
  return (
    read && {
      topic,
      expiry: read.expiry,
      namespaces: read.namespaces,
      peer: read.controller,
      self: read.controller,
      controller: read.controller.publicKey,
      requested: {},
      isAcknowledged: true,
    }
  )
}

function plain(namespaces: ProposalNamespaces) {
  return Object.fromEntries(
    Object.entries(namespaces).map(([name, { chains = [], methods, events }]) => [
      name,
      { chains: [...chains], methods: [...methods], events: [...events] },
    ]),
  )
}
