import { evmSignInMethods } from '@portico/wire/relay'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { formatAuthMessage } from '../session/authMessage.js'
import { namespacesFor } from '../session/namespaces.js'
import { authPayloadFor, toCacao } from '../wallet/authenticate.js'
import { connect, createWorld, granted, next, type World } from './world.js'

const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const chains = ['eip155:1', 'eip155:10']

async function ask({ dapp, wallet }: World) {
  const pairing = await dapp.pair({ methods: ['wc_sessionAuthenticate'] })
  const pending = await dapp.authenticate({
    pairingTopic: pairing.topic,
    namespaces: namespacesFor(chains.map((id) => ({ id }))),
    chains,
    domain: 'dapp.test',
    aud: 'https://dapp.test/login',
    nonce: 'abcdef123456',
    statement: 'Sign in to the test.',
  })
  const asked = next(wallet, 'authenticate')
  await wallet.pair(pairing.uri)
  return { pairing, pending, request: await asked }
}

async function sign(request: Awaited<ReturnType<typeof ask>>['request'], by = signer, as = by.address) {
  const payload = authPayloadFor(request.payload, { chains, methods: ['personal_sign', 'eth_sendTransaction'] })
  const account = `eip155:1:${as}`
  const signature = await by.signMessage({ message: formatAuthMessage(payload, account) })
  return toCacao(payload, account, signature)
}

it('signs in and connects in one step', async () => {
  const world = createWorld()
  const { pairing, pending, request } = await ask(world)
  expect(pairing.uri).toContain('&methods=wc_sessionAuthenticate')
  expect(request.payload).toMatchObject({ domain: 'dapp.test', nonce: 'abcdef123456', chains })
  const cacao = await sign(request)
  await world.wallet.approveAuthentication({ id: request.id, cacaos: [cacao] })
  const { session, cacaos } = await pending.approval
  const message = formatAuthMessage(cacao.p, `eip155:1:${signer.address}`)
  expect(cacaos).toEqual([{ ...cacao, message }])
  expect(session.namespaces['eip155']).toMatchObject({
    accounts: chains.map((chain) => `${chain}:${signer.address}`),
    methods: ['eth_sendTransaction', 'personal_sign'],
  })
  await world.dapp.ping(session.topic)
  const asked = next(world.wallet, 'request')
  const answer = world.dapp.request({ topic: session.topic, chainId: 'eip155:10', method: 'personal_sign' })
  await world.wallet.respond({ topic: session.topic, id: (await asked).id, result: 'ok' })
  expect(await answer).toBe('ok')
  expect(world.dapp.sessions()).toHaveLength(1)
  expect(world.wallet.sessions()).toHaveLength(1)
})

it('asks for the specification’s methods, in words that the person signs', async () => {
  const { request } = await ask(createWorld())
  const message = formatAuthMessage(request.payload, `eip155:1:${signer.address}`)
  expect(message).toMatch(/^dapp\.test wants you to sign in with your Ethereum account:\n0x/)
  expect(message).toContain('Sign in to the test. I further authorize the stated URI')
  for (const method of evmSignInMethods) expect(message).toContain(`'${method}'`)
  expect(message).toContain('\nURI: https://dapp.test/login\nVersion: 1\nChain ID: 1\nNonce: abcdef123456\nIssued At: ')
})

it.each([
  [
    'somebody else’s address',
    (request: Awaited<ReturnType<typeof ask>>['request']) => sign(request, stranger, signer.address),
    'relay/signature-invalid',
  ],
  [
    'another nonce',
    async (request: Awaited<ReturnType<typeof ask>>['request']) => {
      const { payload } = request
      return sign({ ...request, payload: { ...payload, nonce: 'other' } })
    },
    'relay/authentication-mismatch',
  ],
  [
    'another domain',
    async (request: Awaited<ReturnType<typeof ask>>['request']) =>
      sign({ ...request, payload: { ...request.payload, domain: 'evil.test' } }),
    'relay/authentication-mismatch',
  ],
  [
    'another request',
    async (request: Awaited<ReturnType<typeof ask>>['request']) =>
      sign({ ...request, payload: { ...request.payload, requestId: 'other' } }),
    'relay/authentication-mismatch',
  ],
  [
    'a contract’s signature that nobody can check',
    async (request: Awaited<ReturnType<typeof ask>>['request']) => {
      const cacao = await sign(request)
      return { ...cacao, s: { ...cacao.s, t: 'eip1271' } }
    },
    'relay/signature-invalid',
  ],
] as const)('refuses %s', async (_, forge, code) => {
  const world = createWorld()
  const { pending, request } = await ask(world)
  await world.wallet.approveAuthentication({ id: request.id, cacaos: [await forge(request)] })
  await expect(pending.approval).rejects.toMatchObject({ code })
  expect(world.dapp.sessions()).toEqual([])
})

it('a wallet without it takes the plain proposal', async () => {
  const world = createWorld()
  const proposed = next(world.wallet, 'proposal')
  const { pending } = await ask(world)
  await world.wallet.approve({ id: (await proposed).id, namespaces: granted })
  const { session, cacaos } = await pending.approval
  expect(cacaos).toEqual([])
  expect(session.namespaces).toEqual(granted)
})

it('a refusal ends both', async () => {
  const world = createWorld()
  const { pending, request } = await ask(world)
  await world.wallet.rejectAuthentication(request.id)
  await expect(pending.approval).rejects.toMatchObject({ code: 'relay/proposal-rejected', rpcCode: 5000 })
  await connect(world)
})
