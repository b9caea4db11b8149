import { EventEmitter } from 'node:events'
import { endpoints } from '@portico/wire/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LogFields } from '../deps.js'
import { createTestServer, type TestServer } from '../test/testServer.js'
import { createLineWriter } from './createLineWriter.js'
import { createLog } from './createLog.js'
import { redact } from './redact.js'

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

describe('the log', () => {
  it('is a line of JSON with declared fields only', () => {
    const lines: string[] = []
    const log = createLog((line) => lines.push(line), { now: () => 0 })
    // A caller whose types were silenced.
    log('info', 'request', { status: 200, ms: 3, body: 'secret' } as LogFields)
    expect(lines).toEqual([
      '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"request","status":200,"ms":3}\n',
    ])
  })

  it.each([
    ['ada@example.com'],
    ['eyJhbGciOiJFZERTQSJ9.eyJpc3MiOiJkaWQifQ.c2ln'],
    ['wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?symKey=5878'],
    ['auth=abc123'],
    ['f'.repeat(64)],
    ['0x52908400098527886E0F7030069857D2E4169EE7'],
    [phrase],
    ['123456'],
    ['portico_admin_0123456789'],
    ['postgres://user:pass@db/portico'],
  ])('takes out %s', (secret) => {
    const clean = redact(`Before: ${secret} (after)`)
    expect(clean).not.toContain(secret)
    expect(clean).toMatch(/^Before: .*\[redacted\].* \(after\)$/)
  })

  it('leaves what an operator needs', () => {
    for (const text of [
      '/v1/identity/{address}',
      'eip155:1',
      'TypeError: fetch failed',
      '0123456789abcdef0123456789abcdef',
    ])
      expect(redact(text)).toBe(text)
  })
})

describe('[sec:B12] fifty canaries through every route and failure', () => {
  let server: TestServer
  const roomy = { units: 100_000, within: 1 }
  const failing = async (): Promise<never> => {
    throw new TypeError(`upstream said: ${canaries.join(' ')}`)
  }
  const canaries = Array.from({ length: 10 }, (_, index) => [
    `canary${index}@example.com`,
    `eyJjYW5hcnki${index}.eyJh${index}.c2ln`,
    `wc:${String(index).repeat(64)}@2?symKey=${String(index).repeat(8)}canary`,
    `${index}c`.repeat(32),
    `0x${`${index}d`.repeat(20)}`,
  ]).flat()

  beforeAll(async () => {
    server = await createTestServer(
      (deps) => ({
        balances: { balancesOf: failing },
        history: { historyOf: failing },
        identities: { accountOf: failing, identityOf: failing },
        prices: { pricesOf: failing },
        nfts: { nftsOf: failing },
        directory: { ...deps.directory, search: failing, page: failing },
        images: { find: failing, urlOf: failing },
        analytics: { record: failing },
        networks: [{ ...network }],
        rpc: { send: failing },
      }),
      { limits: { api: roomy, directory: roomy, rpc: roomy, analytics: roomy } },
    )
  })
  afterAll(() => server.close())
  const network = {
    chainId: 'eip155:1' as const,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: ['http://127.0.0.1:1'],
    tokens: [],
    source: { kind: 'chain' as const, fromBlock: 0 },
    multicall: undefined,
    ensUniversalResolver: undefined,
    isTestnet: true,
  }

  it('none of them is logged or answered', async () => {
    expect(canaries).toHaveLength(50)
    let answers = ''
    let turn = 0
    const owner = '0x52908400098527886E0F7030069857D2E4169EE7'
    for (const call of Object.values(endpoints)) {
      if (call.host === 'machine') continue
      for (const canary of canaries) {
        const secret = encodeURIComponent(canary)
        const path = (value: string): string => call.path.replace(/\{\w+\}/g, value)
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', note: canary })
        const rest = call.method === 'POST' ? { method: 'POST', body } : {}
        const headers = {
          'content-type': 'text/plain',
          authorization: `Bearer ${canary}`,
          cookie: canary,
          'user-agent': canary,
        }
        const query = call.path === '/v1/' ? '?chainId=eip155:1' : call.path.includes('balance') ? '?currency=usd' : ''
        const targets = [path(secret), `${path(owner)}${query}`, `${path(owner)}?search=${secret}&auth=${secret}`]
        const target = targets[turn++ % targets.length] ?? ''
        answers += await (await server.request(target, { ...rest, headers })).text()
      }
    }
    const all = server.lines.join('')
    expect(server.lines.length).toBeGreaterThanOrEqual(50 * 10)
    expect(server.lines.filter((line) => line.includes('"status":500')).length).toBeGreaterThan(150)
    for (const canary of canaries) expect(all + answers).not.toContain(canary)
    expect(all + answers).not.toContain('canary')
  })
})

describe('a line writer', () => {
  it('writes the lines of one turn together, and those of the last turn as the process ends', async () => {
    const written: string[] = []
    const ending = new EventEmitter()
    const write = createLineWriter((text) => written.push(text), ending)
    write('one\n')
    write('two\n')
    expect(written).toEqual([])
    await new Promise((resolve) => setImmediate(resolve))
    expect(written).toEqual(['one\ntwo\n'])
    expect(ending.listenerCount('exit')).toBe(0)
    write('last\n')
    ending.emit('exit')
    expect(written).toEqual(['one\ntwo\n', 'last\n'])
    await new Promise((resolve) => setImmediate(resolve))
    expect(written).toHaveLength(2)
  })
})
