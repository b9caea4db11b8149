import { fakeAdapter, startTestSignIn } from '@portico/testing'
import { describe, expect, it } from 'vitest'

const declined = { code: 4001, message: 'User rejected' }

describe('on connect', () => {
  it('[SIWX-01] without a session the sign-message view opens with a message to read, and nothing is signed yet', async () => {
    const { kit, adapter, connect, view, siwx } = await startTestSignIn()
    await connect()
    expect(view()).toBe('SIWXSignMessage')
    expect(kit.store.get().signIn).toMatchObject({ status: 'ready', isRequired: true })
    expect(kit.store.get().signIn).toHaveProperty('message', expect.stringContaining('nonce-1'))
    expect(siwx.message.calls.map(({ parameters }) => parameters)).toEqual([
      { accountAddress: adapter.addresses[0], chainId: 'eip155:31337' },
    ])
    expect(adapter.signMessage.calls).toEqual([])
    expect(kit.store.get().router.stack).toHaveLength(1)
  })
  it('[SIWX-01] also when the host connects without the modal', async () => {
    const { kit, adapter, view, clock } = await startTestSignIn()
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    await clock.flush()
    expect(view()).toBe('SIWXSignMessage')
  })
  it('[SIWX-01] with a session nothing is asked and the modal closes', async () => {
    const { connect, view, status, siwx, sign, kit } = await startTestSignIn({ signOutOnDisconnect: false })
    await connect()
    await sign()
    await kit.disconnect()
    await connect()
    expect([view(), status(), siwx.message.calls.length]).toEqual(['closed', 'signedIn', 1])
  })
  it('without the option nothing is asked', async () => {
    const { kit, adapter, view, status } = await startTestSignIn({ options: { siwx: undefined } })
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    expect([view(), status(), kit.feature('signIn')]).toEqual(['closed', undefined, undefined])
  })
  it('[MODAL-10] an unsupported network comes first; the signature is asked for on a supported one', async () => {
    const { adapter, view, connect, clock, siwx } = await startTestSignIn()
    adapter.connect.answer(adapter.connectionOf('test.alpha', { network: 'eip155:5' }))
    await connect()
    expect([view(), siwx.get.calls.length]).toEqual(['UnsupportedChain', 0])
    adapter.emit({ type: 'networkChanged', connectorId: 'test.alpha', network: 'eip155:31338' })
    await clock.flush()
    expect(view()).toBe('SIWXSignMessage')
  })
})

describe('signing', () => {
  it('[SIWX-02] success adds a session of data, message and signature and closes the modal', async () => {
    const { kit, adapter, connect, sign, siwx, view } = await startTestSignIn()
    const events: unknown[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    await connect()
    await sign()
    const address = adapter.addresses[0]
    const message = `site.test wants you to sign in as ${address} with nonce-1`
    expect(siwx.sessions()).toEqual([
      {
        data: {
          accountAddress: address,
          chainId: 'eip155:31337',
          domain: 'site.test',
          uri: 'https://site.test',
          version: '1',
          nonce: 'nonce-1',
        },
        message,
        signature: `${address} signed ${message}`,
      },
    ])
    expect([view(), kit.getIsConnectedState()]).toEqual(['closed', true])
    expect(events.slice(-3)).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS', 'MODAL_CLOSE'])
    expect(kit.store.get().router.transactions).toEqual([])
  })
  it("[SIWX-03] declining shows 'Signature declined' and the view again; the same message can be signed then", async () => {
    const { adapter, connect, sign, view, toast, siwx, kit } = await startTestSignIn()
    await connect()
    adapter.signMessage.fail(declined)
    await sign()
    expect([toast(), view(), siwx.sessions()]).toEqual(['Signature declined', 'SIWXSignMessage', []])
    expect(kit.store.get().signIn).toMatchObject({ status: 'failed', error: 'siwx/declined' })
    adapter.signMessage.answer()
    await sign()
    expect([view(), siwx.sessions().length, siwx.message.calls.length]).toEqual(['closed', 1, 1])
  })
  it('[SIWX-03] the view is opened again where the host had closed it', async () => {
    const { kit, adapter, connect, sign, view, toast, clock } = await startTestSignIn()
    await connect()
    adapter.signMessage.hold()
    const signing = sign()
    await clock.flush()
    kit.close(true)
    expect(view()).toBe('closed')
    adapter.signMessage.last().reject(declined)
    await signing
    expect([toast(), view()]).toEqual(['Signature declined', 'SIWXSignMessage'])
  })
  it('one signature per intent: pressing twice asks once, and a decline asks nobody by itself', async () => {
    const { adapter, connect, part, clock } = await startTestSignIn()
    await connect()
    adapter.signMessage.hold()
    const { sign } = await part()
    for (let press = 0; press < 5; press++) void sign()
    await clock.flush()
    expect(adapter.signMessage.calls).toHaveLength(1)
    adapter.signMessage.last().reject(declined)
    await clock.advance(60_000)
    expect(adapter.signMessage.calls).toHaveLength(1)
  })
  it("[SIWX-08] a smart account whose signature is refused: 'This application might not support Smart Accounts'", async () => {
    const adapter = fakeAdapter()
    const accounts = adapter.accountsOf('0x5').map((account) => ({ ...account, type: 'smartAccount' as const }))
    adapter.connect.answer(adapter.connectionOf('test.alpha', { accounts, network: 'eip155:31337' }))
    const { connect, sign, siwx, toast, kit } = await startTestSignIn({ adapter })
    await connect()
    siwx.add.fail(new Error('not valid'))
    await sign()
    expect(toast()).toBe('This application might not support Smart Accounts')
    expect(kit.getEvent()?.data).toEqual({
      event: 'SIWX_AUTH_ERROR',
      properties: { network: 'eip155:31337', isSmartAccount: true },
    })
  })
  it('[SIWX-03] declining with a smart account is declining', async () => {
    const adapter = fakeAdapter()
    const accounts = adapter.accountsOf('0x5').map((account) => ({ ...account, type: 'smartAccount' as const }))
    adapter.connect.answer(adapter.connectionOf('test.alpha', { accounts, network: 'eip155:31337' }))
    const { connect, sign, toast } = await startTestSignIn({ adapter })
    await connect()
    adapter.signMessage.fail(declined)
    await sign()
    expect(toast()).toBe('Signature declined')
  })
  it('a signature that is not accepted uses the message up: the next one is new', async () => {
    const { connect, sign, siwx, view, status, toast } = await startTestSignIn()
    await connect()
    siwx.add.fail(new Error('wrong'))
    await sign()
    expect([view(), status(), toast()]).toEqual(['SIWXSignMessage', 'failed', undefined])
    siwx.add.answer()
    await sign()
    expect(siwx.sessions().map(({ data }) => data.nonce)).toEqual(['nonce-2'])
  })
  it('a message that could not be made is made again by the next press', async () => {
    const { connect, sign, siwx, status, view } = await startTestSignIn()
    siwx.message.fail(new Error('no nonce'))
    await connect()
    expect([status(), view()]).toEqual(['failed', 'SIWXSignMessage'])
    siwx.message.answer()
    await sign()
    expect([view(), siwx.sessions().length]).toEqual(['closed', 1])
  })
  it('a message that says nothing is not signed', async () => {
    const { connect, sign, siwx, adapter, status } = await startTestSignIn()
    siwx.message.answer({
      accountAddress: '0x1',
      chainId: 'eip155:31337',
      domain: '',
      uri: '',
      version: '1',
      nonce: '',
    })
    await connect()
    await sign()
    expect([status(), adapter.signMessage.calls]).toEqual(['failed', []])
  })
  it('a message that is about to end is made anew before it is signed', async () => {
    const { connect, sign, siwx, clock } = await startTestSignIn()
    const input = { accountAddress: fakeAdapter().addresses[0] ?? '', chainId: 'eip155:31337' } as const
    const data = { ...input, domain: 'site.test', uri: 'https://site.test', version: '1', nonce: 'old' }
    const expirationTime = new Date(clock.now() + 60_000).toISOString()
    siwx.message.answer({ ...data, expirationTime, toString: () => 'old text' })
    await connect()
    siwx.message.answer()
    await clock.advance(40_000)
    await sign()
    expect(siwx.sessions().map(({ message }) => message)).toEqual([expect.stringContaining('nonce-')])
  })
})
