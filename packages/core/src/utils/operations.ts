/** What a transaction can have been (reference 5.2). */
export const operations = /* @__PURE__ */ Object.freeze([
  'approve',
  'bought',
  'borrow',
  'burn',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'send',
  'sell',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const)
export type Operation = (typeof operations)[number]

/** The operation of a name; one that nobody knows was executed. */
export function operationOf(name: string): Operation {
  return operations.find((operation) => operation === name) ?? 'execute'
}
