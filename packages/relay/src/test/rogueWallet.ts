import { randomBytes } from 'node:crypto'
import { type PeerPayload, parsePairingUri } from '@portico/wire/relay'
import { agreeOnKey, createKeyPair, topicOf } from '../crypto/keys.js'
import { noblePrimitives } from '../crypto/noblePrimitives.js'
import { open, seal } from '../crypto/seal.js'
import type { Hub } from './hub.js'

const env = { randomBytes: (length: number) => Uint8Array.from(randomBytes(length)) }

/** A wallet that speaks the protocol by hand, so that it can speak it wrongly. */
export async function rogueWallet(hub: Hub, uri: string) {
  const primitives = noblePrimitives()
  const parsed = parsePairingUri(uri)
  if (!parsed) throw new TypeError('no uri')
  const [first] = hub.messagesOn(parsed.topic)
  const proposal = first && open(parsed.symKey, first.message)
  if (!proposal || !('method' in proposal)) throw new TypeError('no proposal')
  const { proposer } = proposal.params as { proposer: { publicKey: string } }
  const keys = await createKeyPair(env, primitives)
  const symKey = await agreeOnKey(primitives, keys.privateKey, proposer.publicKey)
  const topic = await topicOf(primitives, symKey)
  const say = (on: string, key: string, payload: PeerPayload) => hub.inject(on, seal(env, key, payload))
  return {
    topic,
    symKey,
    publicKey: keys.publicKey,
    pairing: parsed,
    proposal,
    answer: (responderPublicKey = keys.publicKey) =>
      say(parsed.topic, parsed.symKey, {
        id: proposal.id,
        jsonrpc: '2.0',
        result: { relay: { protocol: 'irn' }, responderPublicKey },
      }),
    settle: (params: unknown, id = 1_700_000_000_000_000) =>
      say(topic, symKey, { id, jsonrpc: '2.0', method: 'wc_sessionSettle', params }),
    say: (payload: PeerPayload) => say(topic, symKey, payload),
    /** What the page said on the session so far. */
    heard: () =>
      hub.messagesOn(topic).flatMap(({ message, from }) => (from === 'somebody' ? [] : [open(symKey, message)])),
  }
}
