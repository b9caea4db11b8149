import type { Step } from '@portico/testing/wallets'
import type { Behaviour } from './walletChoice.js'

const slowAnswer = 3_000
const otherChain = 777_777
/** An account of the local chains that nobody asked for. */
const stranger = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
// Not when the page asks for a chain: somebody who tries this out must find the way back.
const movingRequests: readonly string[] = Object.freeze([
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
])

/** The script that makes a virtual wallet behave so, for as long as nobody changes it. */
export function stepsFor(behaviour: Behaviour): readonly Step[] {
  const times = 'always'
  switch (behaviour) {
    case 'approve':
      return []
    case 'ask':
    case 'hang':
      return [{ type: 'hang', times }]
    case 'reject':
      return [{ type: 'reject', times }]
    case 'slow':
      return [{ type: 'slow', ms: slowAnswer, times }]
    case 'locked':
      return [{ type: 'lock', times }]
    case 'wrongChain':
      return [{ type: 'wrongChain', chainId: otherChain, on: movingRequests, times }]
    case 'unknownChain':
      return [{ type: 'unknownChain', times }]
    case 'pending':
      return [{ type: 'pendingAlready', times }]
    case 'nonsense':
      return [{ type: 'nonsense', result: 42, times }]
    case 'alter':
      return [{ type: 'alter', fields: { to: stranger }, on: 'eth_sendTransaction', times }]
    default:
      return behaviour satisfies never
  }
}
