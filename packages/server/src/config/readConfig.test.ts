import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Environment, readConfig } from './readConfig.js'
import type { ServerConfig } from './serverConfig.js'

const folder = mkdtempSync(join(tmpdir(), 'portico-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
const read = (settings: unknown, environment: Environment = {}): Promise<ServerConfig> => {
  const file = join(folder, `${++count}.json`)
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings))
  return readConfig(file, environment)
}
const network = {
  chainId: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [`https://node.example/\${KEY}`],
}

describe('configuration', () => {
  it('nothing at all: a server for this machine', async () => {
    expect(await readConfig(undefined, {})).toMatchObject({ mode: 'live', host: '127.0.0.1', port: 4401, networks: [] })
  })

  it('a network takes its defaults, and its key from the environment', async () => {
    const { networks } = await read({ networks: [network] }, { KEY: 'abc' })
    expect(networks[0]).toMatchObject({
      rpcUrls: ['https://node.example/abc'],
      source: { kind: 'chain', fromBlock: 0 },
      tokens: [],
      isTestnet: false,
      multicall: undefined,
    })
  })

  it('the environment goes over the file', async () => {
    const file = join(folder, 'url')
    writeFileSync(file, 'postgres://db/portico\n')
    const environment = {
      PORTICO_SERVER_PORT: '9000',
      PORTICO_SERVER_HOST: '0.0.0.0',
      PORTICO_PUBLIC_URL: 'https://portico.example',
      PORTICO_DATA: '/srv/portico',
      DATABASE_URL_FILE: file,
    }
    expect(await read({ port: 1, dataFolder: 'x' }, environment)).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      publicUrl: 'https://portico.example',
      dataFolder: '/srv/portico',
      databaseUrl: 'postgres://db/portico',
    })
  })

  it.each<[settings: unknown, words: string]>([
    ['{', 'is not JSON'],
    [[], 'must be an object'],
    [{ prot: 1 }, '"prot" in the configuration'],
    [{ port: 70_000 }, '"port" in the configuration'],
    [
      { networks: [{ ...network, rpcUrls: [] }] },
      '"networks.0.rpcUrls" in the configuration is not valid: must name at least one node',
    ],
    [{ networks: [{ ...network, rpcUrls: ['ws://x'] }] }, 'must be an http(s) address'],
    [{ networks: [{ ...network, chainId: '1' }] }, 'must be a CAIP-2 id such as eip155:1'],
    [{ networks: [{ ...network, multicall: '0x1' }] }, 'must be an address'],
    [{ projects: [{ id: 'X', name: 'a' }] }, '32 hexadecimal digits'],
    [{ publicUrl: 'http://portico.example' }, 'beyond this machine a live server is reached by https'],
    [{ publicUrl: `\${MISSING}` }, 'names the variable MISSING, which is not set'],
  ])('%j is refused with a sentence', async (settings, words) => {
    await expect(read(settings, { KEY: 'k' })).rejects.toThrow(words)
  })

  it('[sec:B14] plain http is for this machine, or for development', async () => {
    for (const publicUrl of ['http://localhost:4401', 'http://127.0.0.1', 'http://a.localhost', 'http://[::1]:1'])
      expect((await read({ publicUrl })).publicUrl).toBe(publicUrl)
    expect((await read({ mode: 'dev', publicUrl: 'http://192.168.0.5:4401' })).mode).toBe('dev')
    for (const publicUrl of ['http://127.0.0.1.evil.example', 'http://localhost.evil.example', 'http://0.0.0.0'])
      await expect(read({ publicUrl })).rejects.toThrow('reached by https')
  })

  it('a file that is not there is named', async () => {
    await expect(readConfig('/nowhere/portico.json', {})).rejects.toThrow('/nowhere/portico.json cannot be read')
    await expect(readConfig(undefined, { DATABASE_URL_FILE: '/nowhere/url' })).rejects.toThrow('/nowhere/url')
  })
})
