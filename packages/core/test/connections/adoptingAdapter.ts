import type { AdapterConnection, AdapterFactory } from '@portico/core/adapter'
import { type FakeAdapter, fakeAdapter } from '@portico/testing'
import type { Connector } from '../../src/connectors/connector.js'

/** What a host calls a wallet that it connected by itself. */
export const hostConnector: Connector = { id: 'wagmi:1', name: 'Host', type: 'EXTERNAL', chain: 'eip155' }
export const hostProvider = Object.freeze({ request: async () => null })

export type AdoptingAdapter = FakeAdapter & {
  /** Adoptions from now on wait; answers those that wait. */
  holdAdoption(): void
  answerAdoption(): void
}

/** A fake adapter that also takes over what the host connected. */
export function adoptingAdapter(changes: Partial<ReturnType<AdapterFactory['create']>> = {}): AdoptingAdapter {
  const base = fakeAdapter()
  let isHeld = false
  let waiting: (() => void)[] = []
  return {
    ...base,
    create: (context) => ({
      ...base.create(context),
      adopt: ({ connector }) =>
        new Promise<AdapterConnection>((resolve) => {
          const answer = (): void => resolve(base.connectionOf(connector.id, { type: 'EXTERNAL' }))
          if (isHeld) waiting.push(answer)
          else answer()
        }),
      ...changes,
    }),
    holdAdoption() {
      isHeld = true
    },
    answerAdoption() {
      for (const answer of waiting) answer()
      waiting = []
    },
  }
}
