import { describe, expect, it } from 'vitest'
import { contract, friend, startSend as start } from '../../../test/startSend.js'

describe('names', () => {
  /** ENSIP-11 of the first local chain. */
  const coinType = String(2 ** 31 + 31_337)
  const answer = (address: string) => ({
    name: 'ada.eth',
    addresses: { [coinType]: { address } },
    attributes: [{ avatar: 'https://kit.test/ada.png' }],
  })

  it('[SEND-07] a name is a receiver, with its picture; looked up once the visitor stops typing', async () => {
    const { server, send, fill, state, clock } = await start()
    server.answer('/v1/profile/account', answer(friend))
    for (const text of ['a', 'ada.e', 'ada.et', 'Ada.eth']) {
      send.setReceiver(text)
      await clock.advance(100)
    }
    await fill('1', 'Ada.eth')
    expect(server.callsTo('/v1/profile/account')).toHaveLength(1)
    expect(server.callsTo('/v1/profile/account')[0]?.query).toMatchObject({ coinType })
    expect(state().receiver).toMatchObject({ address: friend, name: 'ada.eth', image: 'https://kit.test/ada.png' })
  })

  it('[SEND-07] an address shows what it calls itself', async () => {
    const { server, fill, state } = await start()
    server.answer('/v1/identity', { name: 'ada.eth', avatar: 'https://kit.test/ada.png' })
    await fill()
    await expect.poll(() => state().receiver?.profileName).toBe('ada.eth')
    expect(state().receiver?.name).toBeUndefined()
  })

  it.each([
    ['unknown', 404, 'nameUnknown'],
    ['not in its normal form', 400, 'nameInvalid'],
    ['not answered for', 502, 'nameFailed'],
  ])('[SEND-07] a name that is %s', async (_, status, problem) => {
    const { server, fill, state, clock } = await start()
    server.refuse('/v1/profile/account', status)
    await fill('1', 'ada.eth')
    await clock.advance(10_000)
    await expect.poll(() => state().problems.receiver).toBe(problem)
  })

  it('[SEND-07] a name that has an address on another chain only is not sent to', async () => {
    const { server, fill, state } = await start()
    server.answer('/v1/profile/account', { ...answer(friend), addresses: { 60: { address: friend } } })
    await fill('1', 'ada.eth')
    await expect.poll(() => state().problems.receiver).toBe('nameElsewhere')
    expect(state().receiver).toBeUndefined()
  })

  it('[SEND-07] a name that the server spells otherwise was made to deceive', async () => {
    const { server, fill, state } = await start()
    server.answer('/v1/profile/account', answer(friend))
    await fill('1', 'аda.eth')
    await expect.poll(() => state().problems.receiver).toBe('nameInvalid')
  })

  it.each([
    ['points elsewhere', answer(contract)],
    ['is gone', new Response('{}', { status: 404 })],
  ])('[SEND-07] a name that %s when it comes to signing stops everything', async (_, later) => {
    const { server, fill, state, send, money } = await start()
    server.answer('/v1/profile/account', answer(friend))
    await fill('1', 'ada.eth')
    await send.review()
    server.answer('/v1/profile/account', later)
    await expect(send.send()).rejects.toMatchObject({ code: 'send/name-changed' })
    expect(money.send.calls).toEqual([])
    expect(state().stage).toMatchObject({ name: 'failed', error: 'send/name-changed' })
  })
})
