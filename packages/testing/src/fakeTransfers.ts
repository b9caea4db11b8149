import type { Broadcast, Transfer, TransferFee, TransferQuote, Transfers } from '@portico/core/adapter'
import { createVerb, type FakeVerb } from './createVerb.js'

type Parameters<Verb extends keyof Transfers> = globalThis.Parameters<Required<Transfers>[Verb]>[0]
type Result<Verb extends keyof Transfers> = Awaited<ReturnType<Required<Transfers>[Verb]>>
type Verbs = { readonly [Verb in Exclude<keyof Transfers, 'checkAddress'>]-?: FakeVerb<Parameters<Verb>, Result<Verb>> }

/** Moving money without a chain: every verb agrees until a test says otherwise. Goes into `fakeAdapter({ transfers })`. */
export type FakeTransfers = Verbs & { readonly transfers: Transfers }

const fee: TransferFee = Object.freeze({ expected: 21_000n, most: 42_000n, isHigh: false, raw: undefined })

export function fakeTransfers(): FakeTransfers {
  let sent = 0
  const verbs: Verbs = {
    isContract: createVerb(() => false),
    nativeBalance: createVerb(() => 10n ** 18n),
    token: createVerb(() => ({ name: 'Test Dollar', symbol: 'TUSD', decimals: 6, balance: 5_000_000n })),
    sentCount: createVerb(() => 0),
    quote: createVerb((_: Transfer): TransferQuote => ({ fee, simulation: { status: 'passed' } })),
    send: createVerb(() => {
      sent += 1
      return `0x${String(sent).padStart(64, '0')}`
    }),
    inspect: createVerb((): Broadcast => ({ isKnown: true, differences: [], outcome: 'pending' })),
  }
  return {
    ...verbs,
    transfers: {
      checkAddress: (address) => (/^0x[0-9a-f]{40}$/i.test(address) ? { address } : { problem: 'format' }),
      isContract: verbs.isContract.call,
      nativeBalance: verbs.nativeBalance.call,
      token: verbs.token.call,
      quote: verbs.quote.call,
      async send(parameters) {
        parameters.beforePrompt?.()
        return verbs.send.call(parameters)
      },
      sentCount: verbs.sentCount.call,
      inspect: verbs.inspect.call,
    },
  }
}
