import { fakeEnv } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../../test/testContext.js'
import { relaySourceId } from '../../connectors/relayIds.js'
import { createPairedProvider } from './createPairedProvider.js'
import { createSessionProvider } from './createSessionProvider.js'

const mistake = new RangeError('a mistake of the host')
function fail(): never {
  throw mistake
}

/** The part of the relay's client and provider that tells of events. */
function createEvents() {
  const told = new Map<string, (payload: unknown) => void>()
  const on = (event: string, listener: (payload: never) => void) => {
    told.set(event, listener as (payload: unknown) => void) // the test emits what the event carries
    return () => void told.delete(event)
  }
  return { on, emit: (event: string, payload: unknown) => told.get(event)?.(payload) }
}

describe('a listener of the host that throws', () => {
  it('keeps nobody else from hearing what a session tells', () => {
    const errors: unknown[] = []
    const heard: unknown[] = []
    const { on, emit } = createEvents()
    const { provider, attach } = createSessionProvider('eip155', {
      onSending: fail,
      readChain: fail,
      onError: (error) => errors.push(error),
    })
    attach({ on } as never) // nothing else is asked of it here
    provider.on?.('accountsChanged', fail)
    provider.on?.('accountsChanged', (accounts) => heard.push(accounts))
    emit('accountsChanged', ['0x1'])
    expect([heard, errors]).toEqual([[['0x1']], [mistake]])
  })

  it('keeps nobody else from hearing what a paired wallet tells', () => {
    const env = fakeEnv()
    const heard: unknown[] = []
    const { on, emit } = createEvents()
    const sessions = { onClient: (listen: (client: unknown) => void) => listen({ dapp: { on } }) }
    const { ctx } = testContext(env)
    const paired = { id: 'a', sourceId: relaySourceId, namespace: 'eip155', session: 't' }
    const connections = { eip155: { list: [paired], activeId: 'a' } } as never // what is read of it here
    ctx.store.update((state) => ({ ...state, connections }))
    const provider = createPairedProvider(ctx, sessions as never, {} as never) // nothing else is asked of them here
    provider.on('session_delete', fail)
    provider.on('session_delete', (event) => heard.push(event))
    emit('disconnect', { topic: 't' })
    expect(heard).toEqual([{ topic: 't' }])
    expect(env.logs).toEqual([{ level: 'error', parts: ['Portico:', mistake] }])
  })
})
