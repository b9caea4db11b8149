import { accountsOf, type Session } from '@portico/relay/wallet'
import { type Address, getAddress, isAddress } from 'viem'
import { fromCaip } from '../chain/chains.js'
import { readMessage } from './readMessage.js'
import { readTransaction } from './readTransaction.js'
import { readTypedData } from './readTypedData.js'
import type { Task } from './task.js'

/** Methods that this wallet grants and `readRequest` reads. */
export const methods = /* @__PURE__ */ Object.freeze([
  'eth_accounts',
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
])

type Call = { readonly method: string; readonly params: unknown; readonly chainId: string }

/** Parses a site's request, whose params are untrusted. */
export function readRequest(call: Call, session: Session, knownChains: readonly number[]): Task {
  const chainId = fromCaip(call.chainId)
  if (chainId === undefined) return refused(-32602, 'This wallet knows no such chain.')
  const granted = accountsOf(session.namespaces, call.chainId).map((account) => account.split(':')[2] ?? '')
  const params: readonly unknown[] = Array.isArray(call.params) ? call.params : []
  const ownAccount = (value: unknown): Address | undefined =>
    typeof value === 'string' &&
    isAddress(value, { strict: false }) &&
    granted.some((address) => address.toLowerCase() === value.toLowerCase())
      ? getAddress(value)
      : undefined
  const notOurs = refused(4100, 'This account was not granted to the site.')
  const unreadable = refused(-32602, 'The parameters cannot be read.')

  switch (call.method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return { kind: 'silent', result: granted }
    case 'personal_sign': {
      const account = ownAccount(params[1])
      return account ? (readMessage(account, params[0]) ?? unreadable) : notOurs
    }
    case 'eth_signTypedData':
    case 'eth_signTypedData_v4': {
      const account = ownAccount(params[0])
      return account ? (readTypedData(account, params[1], chainId) ?? unreadable) : notOurs
    }
    case 'eth_sendTransaction': {
      const { from }: { from?: unknown } = Object(params[0])
      const account = ownAccount(from)
      return account ? (readTransaction(account, params[0], chainId) ?? unreadable) : notOurs
    }
    case 'wallet_switchEthereumChain':
    case 'wallet_addEthereumChain': {
      const { chainId: wanted }: { chainId?: unknown } = Object(params[0])
      if (typeof wanted !== 'string' || !/^0x[1-9a-f][0-9a-f]{0,12}$/i.test(wanted)) return unreadable
      if (!knownChains.includes(Number(wanted))) return refused(4902, 'This wallet does not know that chain.')
      return { kind: 'switchChain', chainId: Number(wanted) }
    }
    default:
      return refused(4200, 'This wallet does not know that method.')
  }
}

function refused(code: number, message: string): Task {
  return { kind: 'refused', code, message }
}
