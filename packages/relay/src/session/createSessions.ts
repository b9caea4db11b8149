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

  function end(topic: string, reason: Reason, by: SessionEnd['by']): void {
    const session = peer.sessions.get(topic)
    if (!session) return
    peer.leave(topic, new RelayError('relay/session-ended', { rpcCode: reason.code, details: reason.message }))
    onEnd({ topic, session: toSession(session), reason, by })
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
      await peer.request(topic, 'wc_sessionPing', {}, { waitMs: limits.pingMs })
    },
    async disconnect(topic, reason = peerReasons.userDisconnected) {
      find(topic)
      // Encrypted before the key is removed; the session ends here even if the other side is not reached.
      const notified = peer.notify(topic, 'wc_sessionDelete', { code: reason.code, message: reason.message })
      end(topic, reason, 'us')
      await notified.catch((error) =>
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

/** Answers are not awaited: the next request must not wait for one, and the other side times out if it is lost. */
export function answerInTime(peer: Peer, answered: Promise<unknown>): Promise<void> {
  answered.catch((error) => peer.env.log('warn', 'An answer was not delivered', error))
  return Promise.resolve()
}
