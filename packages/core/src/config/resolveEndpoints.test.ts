import { testNetworks as networks } from '@portico/testing'
import { describe, expect, it } from 'vitest'
import { resolveConfig } from './resolveConfig.js'
import { hasServer, resolveEndpoints } from './resolveEndpoints.js'

const projectId = 'p'
const kit = 'https://kit.test'

describe('the parts of the server', () => {
  it('are all at the endpoint', () => {
    expect(resolveEndpoints({ networks, projectId, endpoint: `${kit}//` })).toEqual({
      api: kit,
      directory: kit,
      rpc: kit,
      analytics: kit,
      relay: kit,
    })
  })

  it('may be elsewhere, each by itself, also without an endpoint', () => {
    const endpoints = { directory: 'https://wallets.test/v2/', analytics: undefined }
    expect(resolveEndpoints({ networks, projectId, endpoint: kit, endpoints })).toMatchObject({
      api: kit,
      directory: 'https://wallets.test/v2',
      analytics: kit,
    })
    expect(resolveEndpoints({ networks, projectId, endpoints })).toEqual({ directory: 'https://wallets.test/v2' })
  })

  it('are absent without one, and without a project that could ask', () => {
    expect(resolveEndpoints({ networks, projectId })).toEqual({})
    expect(hasServer(resolveEndpoints({ networks, projectId }))).toBe(false)
    expect(hasServer(resolveEndpoints({ networks, endpoint: kit }))).toBe(false)
    expect(hasServer(resolveEndpoints({ networks, projectId, endpoint: kit }))).toBe(true)
  })

  it('[CFG-14] are refused under a name that does not exist', () => {
    const endpoints: object = { relays: kit }
    expect(() => resolveConfig({ networks, endpoints })).toThrow(/endpoints.*relays/)
  })
})
