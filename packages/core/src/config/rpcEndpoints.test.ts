import { createTestPortico, testNetworks } from '@portico/testing'
import { expect, it } from 'vitest'
import type { AdapterContext } from '../adapters/adapter.js'
import { createAdapter } from '../adapters/createAdapter.js'
import type { PorticoOptions } from './options.js'

const [one, two] = testNetworks

/** What an adapter of a kit is told about where to send requests. */
function endpointsOf(options: Partial<PorticoOptions>): AdapterContext['rpcEndpoints'] {
  const contexts: AdapterContext[] = []
  const { adapter } = createTestPortico()
  const spy = createAdapter({
    ...adapter,
    create(context) {
      contexts.push(context)
      return adapter.create(context)
    },
  })
  createTestPortico({ options: { ...options, adapters: [spy] } })
  return (network) => contexts.flatMap((context) => context.rpcEndpoints(network))
}

it("without options a network's own endpoints are used", () => {
  expect(endpointsOf({})(one)).toEqual([{ url: 'http://127.0.0.1:8545' }])
})

it('[CFG-13] customRpcUrls replaces the endpoints of the networks it names, and of no other', () => {
  const headers = { authorization: 'key' }
  const endpoints = endpointsOf({
    endpoint: 'https://kit.test',
    customRpcUrls: { [one.caipNetworkId]: [{ url: 'https://a.test', config: { headers } }, { url: 'https://b.test' }] },
  })
  expect(endpoints(one)).toEqual([{ url: 'https://a.test', headers }, { url: 'https://b.test' }])
  expect(endpoints(two).map(({ url }) => url)).toEqual([
    'https://kit.test/v1/?chainId=eip155:31338&projectId=test',
    'http://127.0.0.1:8546',
  ])
})

it("the operator's proxy comes before a network's own endpoints", () => {
  expect(endpointsOf({ endpoint: 'https://kit.test/', projectId: 'a&b' })(one).map(({ url }) => url)).toEqual([
    'https://kit.test/v1/?chainId=eip155:31337&projectId=a%26b',
    'http://127.0.0.1:8545',
  ])
})
