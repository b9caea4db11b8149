import { fakeEnv, TestingError } from '@portico/testing'
import { expect, it } from 'vitest'
import { postCalls } from './postCalls.js'

it.each([
  ['a `fetch` that throws at once', [], 'throws'],
  ['parameters that are no JSON', [1n], 'answers'],
])('%s is a failure like any other, and leaves no rejection behind', async (_case, params, how) => {
  const fetch = (): Promise<Response> => {
    if (how === 'throws') throw new TestingError('refused')
    return Promise.resolve(Response.json({}))
  }
  const outcome = await postCalls({
    env: fakeEnv({ fetch }),
    endpoint: { url: 'https://node.test' },
    calls: [{ id: 1, method: 'eth_call', params }],
    timeout: 1_000,
    signal: new AbortController().signal,
  })
  expect(outcome.failure).toMatchObject({ kind: 'network', reason: 'node.test could not be reached' })
})
