import '@portico/ui/styles.css'
import type { Session, WalletRequest } from '@portico/relay/wallet'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AppContext } from '../store/appHooks.js'
import { createStore } from '../store/createStore.js'
import type { WalletApp } from '../store/createWalletApp.js'
import type { PendingRequest, WalletState } from '../store/walletState.js'
import { RequestCard } from './RequestCard.js'
import { readRequest } from './readRequest.js'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const peer = { name: 'Orchard', description: '', url: 'https://orchard.example', icons: [] }
const accounts = [own, other].map((address) => `eip155:31337:${address}`)
const namespaces = { eip155: { chains: ['eip155:31337'], accounts, methods: [], events: [] } }
const session = { namespaces } as unknown as Session // nothing else of it is read

let root: Root
let calls: (readonly [string, unknown])[]
let failure: Error | undefined

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  calls = []
  failure = undefined
  const place = document.createElement('div')
  place.className = 'pt-root'
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function show(pending: PendingRequest): Promise<void> {
  const store = createStore<WalletState>({
    connection: 'online',
    account: 0,
    chainId: 31337,
    sessions: [],
    requests: [pending],
    isPairing: false,
    note: undefined,
  })
  const app = {
    store,
    accounts: [
      { address: own, name: 'Test account 1' },
      { address: other, name: 'Test account 2' },
    ],
    chains: [
      { id: 31337, name: 'Portico Local', rpcUrl: 'http://127.0.0.1:1' },
      { id: 1, name: 'Ethereum' },
    ],
    approve: async (_: PendingRequest, chosen: readonly number[]) => {
      calls.push(['approve', chosen])
      if (failure) throw failure
    },
  } as unknown as WalletApp // the card uses these
  const card = <RequestCard pending={pending} waiting={1} onReject={() => calls.push(['reject', undefined])} />
  await act(async () => root.render(<AppContext value={app}>{card}</AppContext>))
}

function request(method: string, params: unknown, chainId = 'eip155:31337'): PendingRequest {
  const given: WalletRequest = { topic: 't', id: 1, chainId, method, params, expiry: 0, peer }
  const granted =
    chainId === 'eip155:31337'
      ? session
      : ({ namespaces: { eip155: { ...namespaces.eip155, accounts: [`${chainId}:${own}`] } } } as unknown as Session) // nothing else of it is read
  return { kind: 'request', id: 1, request: given, task: readRequest(given, granted, [31337, 1]) }
}

function proposal(chains: string[], required: string[] = []): PendingRequest {
  const part = (ids: string[]) => (ids.length ? { eip155: { chains: ids, methods: [], events: [] } } : {})
  const asked = { id: 1, pairingTopic: 'p', expiry: 0, proposer: { publicKey: '', metadata: peer } }
  return {
    kind: 'proposal',
    id: 1,
    proposal: { ...asked, requiredNamespaces: part(required), optionalNamespaces: part(chains) },
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('a proposal: the person chooses accounts and says yes or no', async () => {
  await show(proposal(['eip155:31337', 'eip155:1', 'eip155:7']))
  await expect.element(page.getByText('Portico Local, Ethereum, and 1 that this wallet does not know')).toBeVisible()
  await expect.element(page.getByText('One more request is waiting.')).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: /Test account 1/ }))
  await expect.element(button('Connect')).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: /Test account 2/ }))
  await userEvent.click(button('Reject'))
  await userEvent.click(button('Connect'))
  expect(calls).toEqual([
    ['reject', undefined],
    ['approve', [1]],
  ])
  await expect.element(button('Reject')).toBeDisabled()
})

it.each([
  [proposal(['eip155:7']), 'none of the networks'],
  [proposal(['eip155:1'], ['eip155:7']), 'insists on a network'],
  [request('eth_sendTransaction', [{ from: own, to: other, value: '0x1' }], 'eip155:1'), 'no node for this network'],
])('what nobody can say yes to has one answer', async (pending, words) => {
  await show(pending)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(button('Reject')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

it('a failure says why, and can be tried again', async () => {
  failure = new TypeError('The chain did not answer.')
  await show(request('personal_sign', ['hello', own]))
  await userEvent.click(button('Sign'))
  await expect.element(page.getByText('The chain did not answer.')).toBeVisible()
  await userEvent.click(button('Try again'))
  expect(calls).toHaveLength(2)
})

it('markup in a message is text', async () => {
  await show(request('personal_sign', ['<img src=x onerror="window.__porticoPwned = 1"> <b>bold</b>', own]))
  await expect.element(page.getByText('<b>bold</b>')).toBeVisible()
  expect(document.querySelector('b, img')).toBeNull()
  expect('__porticoPwned' in window).toBe(false)
})

it('a token permission without a limit is called what it is', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [other, 2n ** 256n - 1n] })
  await show(request('eth_sendTransaction', [{ from: own, to: other, data }]))
  await expect.element(page.getByText('Without limit')).toBeVisible()
  await expect.element(page.getByText('This gives away all of these tokens')).toBeVisible()
})
