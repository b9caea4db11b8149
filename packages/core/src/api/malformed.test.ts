import { fakeEnv } from '@portico/testing'
import { type Endpoint, endpoints } from '@portico/wire/http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testContext } from '../../test/testContext.js'
import { isPorticoError } from '../errors/PorticoError.js'
import { createApi } from './createApi.js'

const calls = Object.entries(endpoints).filter(
  ([, { host, response }]) => host !== 'machine' && response !== undefined && response !== 'image',
)

/** Anything that may stand in a body: JSON that is almost right, JSON of any kind, and no JSON at all. */
const keys = fc.constantFrom(
  ...['data', 'count', 'next', 'balances', 'http', 'ws', 'name', 'avatar', 'fungibles', 'allowedOrigins', 'id'],
  ...['isAnalyticsEnabled', 'metadata', 'transfers', 'quantity', '__proto__', 'constructor', 'chains', 'injected'],
)
const { value: almost } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, '', '1', 'eip155:1', '0x', 'certified', 0, -1, 1.5, Number.MAX_VALUE),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
  ),
}))
const bodies = fc.oneof(
  almost.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
)

describe.each(calls)('[API-07] a malformed answer to %s', (name, endpoint: Endpoint) => {
  it(`is an error with a message or a good value, and nothing else: ${name}`, async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const env = fakeEnv({ fetch: async () => new Response(body) })
        const { ctx, destroy } = testContext(env, { projectId: '0'.repeat(32), endpoint: 'https://kit.test' })
        try {
          const value = await createApi(ctx).call(endpoint)
          const schema = endpoint.response
          const check = typeof schema === 'object' ? schema['~run']({ value: JSON.parse(body) }, {}) : undefined
          expect(check?.issues).toBeUndefined()
          expect(value).toEqual(check?.value)
        } catch (error) {
          expect(isPorticoError(error, 'api/malformed') && error.shortMessage).toContain('makes no sense')
        } finally {
          destroy()
        }
      }),
      { numRuns: 150 },
    )
  })
})
