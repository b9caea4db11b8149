import { fromBase64, toBase64 } from '@portico/wire/relay'
import { expect, it } from 'vitest'
import { connect, createWorld, next } from './world.js'

/** Changes that a relay, or whoever holds one, can make. Each is fixed by its number, so that a failure can be found. */
function tampered(message: string, number: number): string {
  const bytes = fromBase64(message) ?? new Uint8Array()
  const at = (number * 7919) % bytes.length
  const copy = Uint8Array.from(bytes)
  switch (number % 10) {
    case 0: // one bit
      copy[at] = (copy[at] ?? 0) ^ (1 << (number % 8))
      return toBase64(copy)
    case 1: // the end is missing
      return toBase64(bytes.subarray(0, at))
    case 2: // the beginning is missing
      return toBase64(bytes.subarray(at + 1))
    case 3: // halves exchanged
      return toBase64(Uint8Array.from([...bytes.subarray(at + 1), ...bytes.subarray(0, at + 1)]))
    case 4: // reversed
      return toBase64(copy.reverse())
    case 5: // twice in one
      return toBase64(Uint8Array.from([...bytes, ...bytes]))
    case 6: // another type
      copy[0] = 1 + (number % 5)
      return toBase64(copy)
    case 7: // not canonical, or no base64 at all
      return [`${message}=`, ` ${message}`, `${message}\n`, `${message}AAAA`][Math.floor(number / 10) % 4] ?? ''
    case 8: // in the clear
      return toBase64(Uint8Array.from([2, ...new TextEncoder().encode('{"id":1,"jsonrpc":"2.0","result":true}')]))
    default: // two bytes exchanged
      copy[at] = (bytes[(at + 1) % bytes.length] ?? 0) ^ 0x55
      return toBase64(copy)
  }
}

it('[sec:R1] of 2,000 tampered, cut, reordered and doubled envelopes none is accepted, and nothing is done twice', async () => {
  const world = createWorld()
  const { dapp, wallet, hub, clock } = world
  const { topic } = await connect(world)
  const asked: number[] = []
  wallet.on('request', ({ id, params }) => {
    asked.push((params as number[])[0] ?? -1)
    void wallet.respond({ topic, id, result: params })
  })
  const answered: unknown[] = []
  let number = 0
  let isHeldBack: { topic: string; message: string; publishedAt: number }[] = []
  hub.controls.tamper = (delivery) => {
    const bad = Array.from({ length: 50 }, () => ({ ...delivery, message: tampered(delivery.message, number++) }))
    // Genuine ones come twice and in another order, with what was said long ago in between.
    isHeldBack = [delivery, ...isHeldBack].slice(0, 5)
    return [...bad, delivery, delivery, ...isHeldBack]
  }
  for (let round = 0; round < 25; round++)
    answered.push(await dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: [round] }))
  await clock.flush()
  expect(number).toBeGreaterThanOrEqual(2_000)
  expect(asked).toEqual(Array.from({ length: 25 }, (_, round) => round))
  expect(answered).toEqual(Array.from({ length: 25 }, (_, round) => [round]))
  expect(dapp.sessions()).toHaveLength(1)
  expect(wallet.sessions()).toHaveLength(1)
})

it('[sec:R1] requests that arrive in another order are each done once', async () => {
  const world = createWorld()
  const { dapp, wallet, hub, clock } = world
  const { topic } = await connect(world)
  const asked: number[] = []
  wallet.on('request', ({ params }) => void asked.push((params as number[])[0] ?? -1))
  const held: Parameters<typeof hub.controls.tamper>[0][] = []
  hub.controls.tamper = (delivery) => {
    held.push(delivery)
    return []
  }
  for (let round = 0; round < 20; round++)
    void dapp.request({ topic, chainId: 'eip155:1', method: 'personal_sign', params: [round] }).catch(() => undefined)
  await clock.flush()
  hub.controls.tamper = () => [...held].reverse().flatMap((delivery) => [delivery, delivery])
  hub.inject(topic, 'AAAA')
  await clock.flush()
  expect(asked).toEqual(Array.from({ length: 20 }, (_, round) => 19 - round))
})

it('[sec:R1] a relay that hands messages back, or to another session, achieves nothing', async () => {
  const world = createWorld()
  const { dapp, wallet, hub, clock } = world
  const first = await connect(world)
  const second = await connect(world)
  hub.controls.isEcho = true
  const asked: string[] = []
  wallet.on('request', (request) => void asked.push(request.topic))
  hub.controls.tamper = (delivery) => [delivery, { ...delivery, topic: second.topic }]
  const heard = next(wallet, 'request')
  const answer = dapp.request({ topic: first.topic, chainId: 'eip155:1', method: 'personal_sign' })
  const { id } = await heard
  await wallet.respond({ topic: first.topic, id, result: 'once' })
  expect(await answer).toBe('once')
  await clock.flush()
  expect(asked).toEqual([first.topic])
  await dapp.disconnect(first.topic)
  await clock.flush()
  expect(dapp.sessions().map(({ topic }) => topic)).toEqual([second.topic])
})

it('[sec:R1] a page does not answer its own ping that a relay hands back', async () => {
  const world = createWorld()
  const { topic } = await connect(world)
  world.wallet.destroy()
  world.hub.controls.isEcho = true
  const pinged = expect(world.dapp.ping(topic)).rejects.toMatchObject({ code: 'relay/request-expired' })
  await world.clock.advance(30_000)
  await pinged
})
