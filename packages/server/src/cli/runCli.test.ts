import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '../config/serverConfig.js'
import { createTestPlace } from '../test/testDb.js'
import { runCli } from './runCli.js'

let place: Awaited<ReturnType<typeof createTestPlace>>
let folder: string
beforeAll(async () => {
  place = await createTestPlace()
  folder = place.settings.dataFolder
})
afterAll(() => place.remove())

type Outcome = { code: number; out: string; err: string; served: ServerConfig[] }
async function type(...args: string[]): Promise<Outcome> {
  const outcome: Outcome = { code: -1, out: '', err: '', served: [] }
  outcome.code = await runCli(args, {
    environment: { PORTICO_DATA: folder, DATABASE_URL: place.settings.databaseUrl },
    print: (line) => {
      outcome.out += `${line}\n`
    },
    printError: (line) => {
      outcome.err += `${line}\n`
    },
    serve: async (config) => void outcome.served.push(config),
  })
  return outcome
}

describe('what was typed', () => {
  it('nothing, or serve: serves', async () => {
    expect(await type()).toMatchObject({ code: 0, served: [{ port: 4401, dataFolder: folder }] })
    expect((await type('serve')).served).toHaveLength(1)
  })

  it('help, whole and of a command', async () => {
    const { code, out } = await type('--help')
    expect(code).toBe(0)
    for (const name of ['project create', 'wallet import', 'key rotate', '--config', 'DATABASE_URL'])
      expect(out).toContain(name)
    expect((await type('project', 'origins', '--help')).out).toContain('portico-server project origins <id> [--add')
  })

  it.each([
    [['nonsense'], 'There is no command "nonsense".'],
    [['project'], 'There is no command "project".'],
    [['project', 'list', 'more'], 'This command takes other arguments.'],
    [['project', 'create', '--nane', 'x'], "Unknown option '--nane'"],
  ])('%j is not understood: 2, with where to look', async (args, words) => {
    const { code, err } = await type(...args)
    expect(code).toBe(2)
    expect(err).toContain(words)
    expect(err).toContain('--help')
  })

  it('a mistake in the settings: 1, with the sentence', async () => {
    const file = join(folder, 'bad.json')
    writeFileSync(file, '{"port":"x"}')
    expect(await type('--config', file)).toMatchObject({ code: 1, err: expect.stringContaining('"port"') })
  })
})

describe('commands', () => {
  let id: string
  beforeAll(async () => {
    id = (await type('project', 'create', '--name', 'Shop', '--mode', 'live', '--origin', 'shop.example')).out.trim()
  })

  it('project: create, list, origins, mode, analytics', async () => {
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect((await type('project', 'list')).out).toBe(`${id}  Shop (live)  https://shop.example\n`)
    const added = await type('project', 'origins', id, '--add', '*.shop.example', '--remove', 'https://shop.example')
    expect(added.out).toBe('https://*.shop.example\n')
    expect(await type('project', 'origins', id, '--add', '*.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('public suffix'),
    })
    expect((await type('project', 'mode', id, 'dev')).out).toContain('(dev)')
    expect((await type('project', 'analytics', id, 'off')).out).toContain('analytics off')
    expect(await type('project', 'mode', '0'.repeat(32), 'dev')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no project'),
    })
  })

  it('wallet: import, add, hide, show, order', async () => {
    const file = join(folder, 'list.json')
    writeFileSync(file, JSON.stringify([{ id: 'acme', name: 'Acme' }, { name: 1 }]))
    const imported = await type('wallet', 'import', file)
    expect(imported.out).toContain('1 imported, 1 refused')
    expect(imported.out).toContain('record 1 refused')
    expect((await type('wallet', 'add', '--name', 'My Wallet', '--homepage', 'https://wallet.example')).out).toBe(
      'my-wallet\n',
    )
    for (const args of [
      ['hide', 'acme'],
      ['show', 'acme'],
      ['order', 'my-wallet', 'acme'],
    ])
      expect(await type('wallet', ...args)).toMatchObject({ code: 0, err: '' })
    expect(await type('wallet', 'hide', 'nobody')).toMatchObject({ code: 1, err: expect.stringContaining('nobody') })
    expect(await type('wallet', 'import', '/nowhere.json')).toMatchObject({ code: 1 })
  })

  it('key: a new one each time', async () => {
    const [one, two] = [await type('key', 'rotate'), await type('key', 'rotate')]
    expect(one.out).toMatch(/^portico_admin_[0-9a-f]{64}\n$/)
    expect(two.out).not.toBe(one.out)
  })
})
