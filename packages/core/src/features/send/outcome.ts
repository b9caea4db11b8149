import type { SendState } from './sendState.js'

/** What the account has afterwards, in the smallest unit: "you send …, you keep …". */
export type SendOutcome = {
  readonly keeps: bigint
  /** What is left of the chain's own coin when a token is sent. */
  readonly keepsNative: bigint | undefined
}

export function sendOutcome({ token, tokens, amount, fee }: SendState): SendOutcome | undefined {
  if (!token || amount === undefined) return undefined
  const cost = fee?.expected ?? 0n
  const native = tokens.find(({ contract }) => !contract)
  if (!token.contract) return { keeps: left(token.balance, amount + cost), keepsNative: undefined }
  return { keeps: left(token.balance, amount), keepsNative: native && left(native.balance, cost) }
}

function left(balance: bigint, spent: bigint): bigint {
  return balance > spent ? balance - spent : 0n
}
