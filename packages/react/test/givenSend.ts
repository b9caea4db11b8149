import type { Send, SendState, SendToken, SentTransfer } from '@portico/core/send'
import { testNetworks } from '@portico/testing'

export const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const ether: SendToken = {
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: 12_345_678_901_234_567_890n,
  price: '3000',
}
export const dollar: SendToken = {
  name: 'Portico Dollar',
  symbol: 'PUSD',
  decimals: 6,
  contract: '0xB581C9264f59BF0289fA76D61B2D0746dCE3C30D',
  balance: 5_000_000_000n,
}
export const sent: SentTransfer = {
  account: `eip155:31337:${me}`,
  network: testNetworks[0],
  token: ether,
  amount: 1_500_000_000_000_000_000n,
  receiver: { address: bob, name: 'bob.portico.eth' },
}
export const hash = `0x${'ab'.repeat(32)}`

/** A form that is filled in and reviewed. */
export const reviewed: Partial<SendState> = {
  token: ether,
  amountText: '1.5',
  amount: sent.amount,
  receiverText: 'bob.portico.eth',
  receiver: sent.receiver,
  fee: { expected: 42_000_000_000_000n, most: 84_000_000_000_000n, isHigh: false, raw: undefined },
  feeFor: { network: sent.network, from: me, to: bob, contract: undefined, amount: sent.amount },
  simulation: 'passed',
  stage: { name: 'review' },
}

export type GivenSend = Send & { readonly calls: readonly string[]; set(change: Partial<SendState>): void }

/** Sending in a state that a test names: views are shown as they are then, and what they call is written down. */
export function givenSend(change: Partial<SendState> = {}): GivenSend {
  let state: SendState = {
    status: 'ready',
    account: `eip155:31337:${me}`,
    network: testNetworks[0],
    tokens: [ether, dollar],
    token: ether,
    mode: 'token',
    amountText: '',
    amount: undefined,
    receiverText: '',
    receiver: undefined,
    isResolving: false,
    problems: {},
    warnings: [],
    isAcknowledged: false,
    fee: undefined,
    isEstimating: false,
    max: undefined,
    simulation: 'idle',
    recent: [],
    openRequest: undefined,
    stage: { name: 'editing' },
    ...change,
  }
  const listeners = new Set<() => void>()
  const calls: string[] = []
  const note = (name: string) => (what: unknown) => void calls.push(`${name} ${what}`)
  const plain = (name: string) => () => void calls.push(name)
  const answer = (name: string) => async (): Promise<void> => void calls.push(name)
  return {
    calls,
    set(next) {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    store: {
      get: () => state,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      select: () => () => undefined,
    },
    watch: () => () => undefined,
    fill: plain('fill'),
    setToken: ({ contract }) => note('setToken')(contract ?? 'native'),
    setAmount: note('setAmount'),
    setMode: note('setMode'),
    setMax: plain('setMax'),
    setReceiver: note('setReceiver'),
    paste: answer('paste'),
    useRecent: ({ address }) => note('useRecent')(address),
    acknowledge: note('acknowledge'),
    review: answer('review'),
    async send() {
      calls.push('send')
      return hash
    },
    cancel: plain('cancel'),
    dismissRequest: plain('dismissRequest'),
    retry: plain('retry'),
    reset: plain('reset'),
    reload: plain('reload'),
  }
}
