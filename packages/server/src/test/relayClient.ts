import { randomBytes } from 'node:crypto'
import { answerCall } from '../relay/answerCall.js'
import type { Hub } from '../relay/createHub.js'

type Frame = { id: number; params: { id: string; data: { topic: string; message: string; tag: number } } }

export const topicOf = (): string => randomBytes(32).toString('hex')

/** A client of a hub in this process, without a socket in between. */
export function client(hub: Hub, clientId = `did:key:z${randomBytes(8).toString('hex')}`) {
  const frames: Frame[] = []
  let onFrame: ((frame: Frame) => void) | undefined
  let wake: (() => void) | undefined
  const member = hub.join({
    clientId,
    send: (frame) => {
      const sent = frame as Frame // the hub sends nothing else
      frames.push(sent)
      onFrame?.(sent)
      wake?.()
    },
    close: () => undefined,
  })
  const caller = { clientId, member, mayPublish: () => true }
  return {
    clientId,
    member,
    frames,
    call: (method: string, params: unknown) => answerCall(hub, caller, method, params),
    publish: (topic: string, message: string, ttl = 300) =>
      answerCall(hub, caller, 'irn_publish', { topic, message, ttl, tag: 1108, prompt: true }),
    async received(count: number): Promise<string[]> {
      while (frames.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return frames.map((frame) => frame.params.data.message)
    },
    acknowledgeAll() {
      for (const { id } of frames) member.acknowledge(id, true)
    },
    /** As clients do: each delivery is acknowledged when it comes. */
    acknowledgeFromNowOn() {
      onFrame = ({ id }) => member.acknowledge(id, true)
      this.acknowledgeAll()
    },
  }
}
