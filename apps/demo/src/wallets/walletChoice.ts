/** How the person in front of the virtual wallets behaves. */
export const behaviours = Object.freeze({
  approve: 'Approves everything',
  ask: 'Asks me each time',
  reject: 'Rejects everything',
  hang: 'Never answers',
  slow: 'Answers after 3 seconds',
  locked: 'Is locked',
  wrongChain: 'Moves to another chain',
  unknownChain: 'Does not know the chain',
  pending: 'Has a request waiting already',
  nonsense: 'Answers nonsense',
  alter: 'Sends to somebody else',
})

export type Behaviour = keyof typeof behaviours

/** Virtual wallets on the page; none when count is 0. */
export type WalletChoice = { readonly count: number; readonly behaviour: Behaviour }

export const walletCounts: readonly number[] = Object.freeze([1, 3, 20, 200])

export function isBehaviour(value: unknown): value is Behaviour {
  return typeof value === 'string' && Object.hasOwn(behaviours, value)
}
