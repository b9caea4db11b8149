import type { AmountProblem, ReceiverProblem } from '../../i18n/sendStates.js'
import { parseFiat } from './fiat.js'
import { parseAmount } from './parseAmount.js'
import type { SendState } from './sendState.js'
import { readTypedAmount } from './typedAmount.js'

/** Brings what follows from the form's fields up to date: the amount, the most that can be sent, what is wrong. */
export function checkForm(state: SendState, locale: string): SendState {
  const { amount, problem } = readAmount(state, locale)
  const receiver = state.receiver ? receiverProblem(state, state.receiver.address) : state.problems.receiver
  return { ...state, max: maxOf(state), amount, problems: { ...state.problems, amount: problem, receiver } }
}

/** Addresses that exist and that nobody means: money sent there is lost, or goes nowhere. */
function receiverProblem({ account, token }: SendState, address: string): ReceiverProblem | undefined {
  const own = address.toLowerCase()
  if (/^0x0+$/.test(own)) return 'zeroAddress'
  if (account?.toLowerCase().endsWith(`:${own}`)) return 'ownAddress'
  return token?.contract?.toLowerCase() === own ? 'tokenContract' : undefined
}

type Reading = { amount: bigint | undefined; problem: AmountProblem | undefined }

function readAmount(state: SendState, locale: string): Reading {
  const { token, mode, amountText } = state
  if (!token || !amountText.trim()) return { amount: undefined, problem: undefined }
  const parsed = readTypedAmount(amountText, locale, (text) =>
    mode === 'fiat' ? parseFiat(text, token) : parseAmount(text, token.decimals),
  )
  if (!parsed) return { amount: undefined, problem: 'noPrice' }
  if ('problem' in parsed) return { amount: undefined, problem: parsed.problem }
  return { amount: parsed.amount, problem: problemOf(state, parsed.amount) }
}

function problemOf({ token, tokens, fee }: SendState, amount: bigint): AmountProblem | undefined {
  if (!token) return undefined
  if (amount === 0n) return 'zero'
  if (amount > token.balance) return 'insufficient'
  const native = tokens.find(({ contract }) => !contract)
  const spent = token.contract ? 0n : amount
  return fee && native && spent + fee.most > native.balance ? 'fee' : undefined
}

/** The chain's own coin also pays the fee: nobody can send all of it before that is known. */
function maxOf({ token, fee }: SendState): bigint | undefined {
  if (!token || token.contract) return token?.balance
  if (!fee) return undefined
  return token.balance > fee.most ? token.balance - fee.most : 0n
}
