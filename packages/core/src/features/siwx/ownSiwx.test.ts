import { type FakeEnvOptions, type FakeServer, fakeAdapter, fakeServer, startTestPortico } from '@portico/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { bitcoinSigner, solanaSigner } from '../../../test/chainSigners.js'
import type { PorticoOptions } from '../../config/options.js'
import { PorticoError } from '../../errors/PorticoError.js'
import { bitcoin, solana } from '../../networks/otherNetworks.js'
import { hostedSiwx } from './hostedSiwx.js'
import { unverifiedSiwx } from './unverifiedSiwx.js'

const visitor = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'b2'.repeat(32)}`)
const chainId = 'eip155:31337'

type Key = { signMessage(parameters: { message: string }): Promise<string> }
// A wallet that writes addresses in small letters, as some do.
const evmWallet = () => fakeAdapter({ addresses: [visitor.address.toLowerCase()] })

async function start(options: Partial<PorticoOptions>, env: FakeEnvOptions = {}, adapter = evmWallet()) {
  const test = await startTestPortico({ adapter, options, env: { randomId: () => crypto.randomUUID(), ...env } })
  const { kit, clock } = test
  const signIn = await kit.feature('signIn')
  if (!signIn) throw new PorticoError('unknown')
  const connect = async () => {
    await kit.actions.connect({ connector: adapter.connector('Alpha') })
    await clock.flush()
  }
  /** Presses Sign, and signs with a key. */
  const sign = async (key: Key = visitor) => {
    adapter.signMessage.hold()
    const signing = signIn.sign()
    await clock.flush()
    const call = adapter.signMessage.last()
    call.resolve(await key.signMessage({ message: call.parameters.message }))
    await signing
  }
  return { ...test, adapter, signIn, connect, sign, status: () => kit.store.get().signIn }
}

describe('[SIWX-09] unverified: checked in this browser alone', () => {
  it('makes the message of ERC-4361, takes a real signature, and finds the session again', async () => {
    const { connect, sign, status, adapter, memory, kit } = await start({
      siwx: unverifiedSiwx({ statement: 'Sign in to the shop.' }),
    })
    await connect()
    const text = status()
    expect(text).toMatchObject({ status: 'ready' })
    const message = text && 'message' in text ? (text.message ?? '') : ''
    expect(message.split('\n').slice(0, 8)).toEqual([
      'site.test wants you to sign in with your Ethereum account:',
      visitor.address,
      '',
      'Sign in to the shop.',
      '',
      'URI: https://site.test',
      'Version: 1',
      'Chain ID: 31337',
    ])
    expect(message).toMatch(
      /\nNonce: [a-z0-9]+\nIssued At: 2026-01-01T00:00:00\.000Z\nExpiration Time: 2026-01-01T00:10/,
    )
    await sign()
    expect(status()?.status).toBe('signedIn')
    expect(JSON.parse(memory.entries()['@portico/siwx'] ?? '')).toHaveLength(1)
    expect(adapter.signMessage.calls).toHaveLength(1)
    kit.destroy()
    const again = await start({ siwx: unverifiedSiwx() }, { memory })
    await again.clock.flush()
    expect([again.status()?.status, again.kit.isOpen()]).toEqual(['signedIn', false])
    await again.kit.disconnect()
    expect(memory.entries()['@portico/siwx']).toBeUndefined()
  })
  it.each([
    ['solana', solana, solanaSigner(7)],
    ['bip122', bitcoin, bitcoinSigner(`0x${'c3'.repeat(32)}`)],
  ] as const)(
    '%s: signs in with a real signature, and not with one of another text',
    async (namespace, network, signer) => {
      const own = fakeAdapter({ namespace, addresses: [signer.address] })
      const options = { siwx: unverifiedSiwx(), networks: [network], adapters: [own] }
      const { connect, sign, status } = await start(options, {}, own)
      await connect()
      await sign({ signMessage: ({ message }) => signer.sign(`${message} `) })
      expect(status()).toMatchObject({ status: 'failed', error: 'siwx/invalid-signature' })
      await sign({ signMessage: ({ message }) => signer.sign(message) })
      expect(status()?.status).toBe('signedIn')
    },
  )
  it("somebody else's signature is refused", async () => {
    // The account might be a contract, so its chain is asked; it is none.
    const fetch = async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x' })
    const { connect, sign, status, memory } = await start({ siwx: unverifiedSiwx() }, { fetch })
    await connect()
    await sign(stranger)
    expect(status()).toMatchObject({ status: 'failed', error: 'siwx/invalid-signature' })
    expect(memory.entries()['@portico/siwx']).toBeUndefined()
  })
  it('[STORE-03] poisoned or old sessions count for nothing', async () => {
    const first = await start({ siwx: unverifiedSiwx() })
    await first.connect()
    await first.sign()
    const good = first.memory.entries()['@portico/siwx'] ?? ''
    const [session] = JSON.parse(good)
    const wrong = [
      'nonsense',
      '{}',
      '[1]',
      JSON.stringify([{ ...session, data: { ...session.data, chainId: 'x' } }]),
      JSON.stringify([{ ...session, data: { ...session.data, issuedAt: '2020-01-01T00:00:00Z' } }]),
      JSON.stringify([{ ...session, data: { ...session.data, issuedAt: undefined } }]),
    ]
    for (const value of wrong) {
      first.memory.tab().setItem('@portico/siwx', value)
      expect(await first.signIn.siwx?.getSessions(chainId, visitor.address), value).toEqual([])
    }
  })
})

describe('hosted: at the operator’s server', () => {
  const endpoint = 'https://kit.test'
  const headersOf = (server: FakeServer) => {
    const seen: { path: string; headers: Headers; credentials: string | undefined }[] = []
    const fetch: FakeServer['fetch'] = (input, init) => {
      seen.push({
        path: new URL(input).pathname,
        headers: new Headers(init?.headers),
        credentials: init?.credentials,
      })
      return server.fetch(input, init)
    }
    return { seen, fetch }
  }
  async function hosted(server = fakeServer(), required = true) {
    let count = 0
    server.answer('/auth/v1/nonce', () => {
      count += 1
      return { nonce: `${count}`.repeat(32), token: `nonce-token-${count}` }
    })
    server.answer('/auth/v1/me', () => new Response('{}', { status: 401 }))
    server.answer('/auth/v1/sign-out', () => new Response(null, { status: 204 }))
    server.answer('/auth/v1/authenticate', { token: 'auth-token', expiresAt: Date.UTC(2027, 0, 1) })
    const { seen, fetch } = headersOf(server)
    const test = await start({ siwx: hostedSiwx({ required }), endpoint }, { fetch })
    return { ...test, server, seen }
  }
  it('[SIWX-02] nonce, signature, session; the token of a nonce goes back with it, and cookies go along', async () => {
    const { connect, sign, status, server, seen, memory } = await hosted()
    await connect()
    await sign()
    expect(status()?.status).toBe('signedIn')
    const [call] = server.callsTo('/auth/v1/authenticate')
    expect(call?.body).toMatchObject({
      data: { accountAddress: visitor.address, chainId, domain: 'site.test', nonce: '1'.repeat(32) },
      walletInfo: { type: 'extension', name: 'Alpha' },
    })
    const sent = seen.find(({ path }) => path === '/auth/v1/authenticate')
    expect([sent?.headers.get('x-nonce-jwt'), sent?.credentials]).toEqual(['Bearer nonce-token-1', 'include'])
    expect(memory.entries()['@portico/siwx-auth-token']).toBe('auth-token')
  })
  it('a reload asks the server who it is, and nobody else', async () => {
    const { connect, server, seen, status } = await hosted()
    server.answer('/auth/v1/me', {
      aud: 'site.test',
      iss: endpoint,
      exp: Date.UTC(2027, 0, 1) / 1_000,
      projectIdKey: 'p',
      sub: `did:pkh:${chainId}:${visitor.address}`,
      address: visitor.address,
      chainId: '31337',
      chainNamespace: 'eip155',
      caip2Network: chainId,
      uri: 'https://site.test',
      domain: 'site.test',
      projectUuid: 'u',
      profileUuid: 'u',
      nonce: 'n',
    })
    await connect()
    expect(status()?.status).toBe('signedIn')
    expect(seen.filter(({ path }) => path.startsWith('/auth')).map(({ path }) => path)).toEqual(['/auth/v1/me'])
  })
  it('[ERR-02~] a server that refuses the signature; one that is not there', async () => {
    const { connect, sign, status, server, kit, clock } = await hosted()
    await connect()
    server.refuse('/auth/v1/authenticate', 401)
    await sign()
    expect(status()).toMatchObject({ status: 'failed', error: 'siwx/invalid-signature' })
    await kit.disconnect()
    server.stop()
    const connecting = connect().catch((error) => error.code)
    await clock.advance(60_000)
    expect(await connecting).toBe('siwx/initialize-failed')
  })
  it('a disconnect signs out at the server', async () => {
    const { connect, sign, kit, server, memory } = await hosted()
    await connect()
    await sign()
    await kit.disconnect()
    expect(server.callsTo('/auth/v1/sign-out')).toHaveLength(1)
    expect(memory.entries()['@portico/siwx-auth-token']).toBeUndefined()
  })
  it('without an endpoint it says what is missing', async () => {
    const test = await startTestPortico({ options: { siwx: hostedSiwx() } })
    await expect(test.kit.feature('signIn')).rejects.toThrow()
  })
})
