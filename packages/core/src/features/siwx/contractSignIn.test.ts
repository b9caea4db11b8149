import { fakeAdapter, startTestPortico } from '@portico/testing'
import { toChecksumAddress } from '@portico/wire/evm'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, it, vi } from 'vitest'
import { type RpcNode, type RpcNodeBehaviour, startRpcNode } from '../../../test/rpcNode.js'
import type { CustomRpcUrl } from '../../config/options.js'
import { unverifiedSiwx } from './unverifiedSiwx.js'

const owner = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
/** An account that is a contract: the signature is its owner's, not its own. */
const contract = toChecksumAddress(`0x${'c0'.repeat(20)}`)
const chainId = 'eip155:31337'
const accepted = `0x${'1626ba7e'.padEnd(64, '0')}`
const nodes: RpcNode[] = []

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.close()))
})

async function start(behaviour: RpcNodeBehaviour): Promise<RpcNode> {
  const node = await startRpcNode(behaviour)
  nodes.push(node)
  return node
}

async function signIn(
  urls: readonly CustomRpcUrl[],
  whileVerifying?: (advance: (ms: number) => Promise<void>) => Promise<void>,
) {
  const adapter = fakeAdapter({ addresses: [contract] })
  const { kit, clock } = await startTestPortico({
    adapter,
    options: { siwx: unverifiedSiwx(), customRpcUrls: { [chainId]: urls } },
    env: { fetch: (url, init) => fetch(url, init), randomId: () => crypto.randomUUID() },
  })
  const feature = await kit.feature('signIn')
  await kit.actions.connect({ connector: adapter.connector('Alpha') })
  await clock.flush()
  adapter.signMessage.hold()
  const signing = feature?.sign()
  await clock.flush()
  const call = adapter.signMessage.last()
  call.resolve(await owner.signMessage({ message: call.parameters.message }))
  await whileVerifying?.(clock.advance)
  await signing
  const status = kit.store.get().signIn
  kit.destroy()
  return status
}

it('[SIWX-09] a contract is asked in JSON, as geth wants it, with the headers of customRpcUrls', async () => {
  const node = await start({ result: accepted, wants: ['x-key', 'k'] })
  const status = await signIn([{ url: node.url, config: { headers: { 'x-key': 'k' } } }])
  expect(status).toMatchObject({ status: 'signedIn' })
  expect(node.asked).toMatchObject([{ method: 'eth_call', params: [{ to: contract }, 'latest'] }])
})

it('[SIWX-09] a node that hangs is given up, and the next one is asked', async () => {
  const [hanging, good] = [await start({ isHanging: true }), await start({ result: accepted })]
  const status = await signIn([{ url: hanging.url }, { url: good.url }], async (advance) => {
    await vi.waitFor(() => expect(hanging.asked).toHaveLength(1))
    await advance(10_000)
  })
  expect(status).toMatchObject({ status: 'signedIn' })
  expect(good.asked).toHaveLength(1)
})

it('[SIWX-09] without a node that answers nobody is signed in', async () => {
  const node = await start({ result: accepted, wants: ['x-key', 'k'] })
  expect(await signIn([{ url: node.url }])).toMatchObject({ status: 'failed' })
})
