import { peerReasons, type Reason, readAs, reason, type StoredSession } from '@portico/wire/relay'
import { limits } from '../limits.js'
import { RelayError } from '../RelayError.js'
import type { IncomingRequest, Peer } from './createPeer.js'
import { isExpired } from './expiry.js'

/** A session as hosts see it: without its key. */
export type Session = Omit<StoredSession, 'symKey' | 'updateId'>
export type SessionEnd = {
  readonly topic: string
  readonly session: Session
  readonly reason: Reason
  readonly by: 'us' | 'peer' | 'expiry'
}

/** What both sides do with a session. */
export type Sessions = {
  all(): readonly Session[]
  /** Throws `relay/session-not-found`. */
  find(topic: string): StoredSession
  end(topic: string, reason: Reason, by: SessionEnd['by']): void
  ping(topic: string): Promise<void>
  disconnect(topic: string, reason?: Reason): Promise<void>
  endExpired(): void
  onPing(request: IncomingRequest): Promise<void>
  onDelete(request: IncomingRequest): Promise<void>
}

export function createSessions(peer: Peer, onEnd: (end: SessionEnd) => void): Sessions {
  function live(topic: string): StoredSession | undefined {
    const session = peer.sessions.get(topic)
    return session && !isExpired(session.expiry, peer.env.now()) ? session : undefined
  }

  function find(topic: string): StoredSession {
    const session = live(topic)
    if (!session) throw new RelayError('relay/session-not-found', { rpcCode: 7001 })
    return session
  }

  function end(topic: string, why: Reason, by: SessionEnd['by']): void {
    const session = peer.sessions.get(topic)
    if (!session) return
    peer.leave(topic, new RelayError('relay/session-ended', { rpcCode: why.code, details: why.message }))
    onEnd({ topic, session: toSession(session), reason: why, by })
  }

  return {
    all: () =>
      peer.sessions
        .all()
        .flatMap(({ topic }) => live(topic) ?? [])
        .map(toSession),
    find,
    end,
    async ping(topic) {
      find(topic)
      await peer.ask(topic, 'wc_sessionPing', {}, { waitMs: limits.pingMs })
    },
    async disconnect(topic, why = peerReasons.userDisconnected) {
      find(topic)
      // Sealed before the key is forgotten; whether the other side hears of it is no reason to stay.
      const told = peer.tell(topic, 'wc_sessionDelete', { code: why.code, message: why.message })
      end(topic, why, 'us')
      await told.catch((error) =>
        peer.env.log('warn', 'The other side does not know yet that the session ended', error),
      )
    },
    endExpired() {
      for (const { topic, expiry } of peer.sessions.all())
        if (isExpired(expiry, peer.env.now())) end(topic, peerReasons.sessionExpired, 'expiry')
    },
    async onPing({ topic, id }) {
      if (live(topic)) await answerInTime(peer, peer.answer(topic, id, 'wc_sessionPing', true))
    },
    async onDelete({ topic, id, params }) {
      if (!live(topic)) return
      const answered = peer.answer(topic, id, 'wc_sessionDelete', true)
      end(topic, readAs(reason, params) ?? peerReasons.userDisconnected, 'peer')
      await answerInTime(peer, answered)
    },
  }
}

export function toSession({ symKey: _key, updateId: _update, ...session }: StoredSession): Session {
  return session
}

/** An answer goes its own way: what was asked next must not wait for it, and its loss is the asker's timeout. */
export function answerInTime(peer: Peer, answered: Promise<unknown>): Promise<void> {
  answered.catch((error) => peer.env.log('warn', 'An answer was not delivered', error))
  return Promise.resolve()
}
