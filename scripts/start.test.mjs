import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFree } from './ports.mjs'
import { demoProjectId } from './start/serverConfig.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = '<!doctype html><title>placeholder</title>'

describe('npm start', () => {
  let folder
  let args
  beforeAll(() => {
    // start.mjs uses the built devnet and server; a build that is there already costs nothing.
    const packages = ['devnet', 'server'].map((name) => join(root, 'packages', name))
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...packages])
    folder = mkdtempSync(join(tmpdir(), 'portico-start-'))
    writeFileSync(join(folder, 'index.html'), page)
    // One database for all: only the first start has to make it.
    args = ['--no-build', '--demo', folder, '--console', folder, '--wallet', folder, '--data', join(folder, 'data')]
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(['SIGINT', 'SIGTERM'])(
    'serves demo, wallet, console, server and both chains on moved ports until %s',
    async (signal) => {
      const all = await freePorts(6)
      const [demo, server, wallet, operator, chain, chainTwo] = all
      const run = spawnStart(args, ports(...all))
      await run.ready

      expect(run.lines.filter((line) => line.startsWith('ready'))).toEqual([`ready http://localhost:${demo}`])
      expect(await (await fetch(`http://localhost:${demo}/`)).text()).toBe(page)
      expect(await (await fetch(`http://localhost:${demo}/some/route`)).text()).toBe(page)
      const { chains, accounts, server: told } = await (await fetch(`http://localhost:${demo}/devnet.json`)).json()
      expect(chains.map(({ id, rpcUrl }) => [id, rpcUrl])).toEqual([
        [31337, `http://127.0.0.1:${chain}`],
        [31338, `http://127.0.0.1:${chainTwo}`],
      ])
      expect(Object.keys(chains[0].contracts)).toEqual(expect.arrayContaining(['coin', 'tiles', 'multicall']))
      expect(accounts[0].address).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
      expect(await chainId(chains[1].rpcUrl)).toBe('0x7a6a')
      const endpoint = `http://localhost:${server}`
      expect(told).toEqual({
        endpoint,
        projectId: demoProjectId,
        console: `http://localhost:${operator}`,
        wallet: `http://localhost:${wallet}`,
      })
      const walletPage = await fetch(`http://localhost:${wallet}/wc?uri=wc`)
      expect(await walletPage.text()).toBe(page)
      expect(walletPage.headers.get('content-security-policy')).toContain(`connect-src 'self' ws://localhost:${server}`)
      expect(await (await fetch(`http://localhost:${wallet}/wallet.json`)).json()).toMatchObject({
        relayUrl: `ws://localhost:${server}/relay`,
        projectId: demoProjectId,
        chains: [{ id: 31337 }, { id: 31338 }],
        privateKeys: accounts.slice(0, 3).map(({ privateKey }) => privateKey),
      })
      expect(await (await fetch(`http://localhost:${operator}/console.json`)).json()).toEqual({ server: endpoint })
      const wallets = await fetch(`${endpoint}/getWallets?projectId=${demoProjectId}&page=1&entries=4`)
      expect((await wallets.json()).count).toBeGreaterThan(100)

      run.child.kill(signal)
      run.child.kill(signal) // npm passes the terminal's signal on, so one key press comes twice
      expect(await run.exit).toBe(0)
      for (const port of all) expect(await isFree(port)).toBe(true)
    },
    120_000,
  )

  it.skipIf(process.platform === 'win32')(
    'ends with the npm that started it',
    async () => {
      const all = await freePorts(6)
      const environment = { ...ports(...all), npm_lifecycle_event: 'start' }
      // The shell stands for npm's: it waits for its child and passes no signal on.
      const run = spawnStart(args, environment, ['sh', '-c', '"$@"; :', 'sh'])
      await run.ready
      run.child.kill('SIGTERM')
      await run.exit
      await expect.poll(() => Promise.all(all.map(isFree)), { timeout: 10_000 }).not.toContain(false)
    },
    120_000,
  )

  it('ends chains and server when it is killed and cannot clean up', async () => {
    const all = await freePorts(6)
    const run = spawnStart(args, ports(...all))
    await run.ready
    run.child.kill('SIGKILL')
    await run.exit
    await expect.poll(() => Promise.all(all.map(isFree)), { timeout: 10_000 }).not.toContain(false)
  }, 120_000)

  it('goes on without a killed server, which can be started again and has forgotten the chains of last time', async () => {
    const all = await freePorts(6)
    const [demo, server] = all
    const run = spawnStart(args, ports(...all))
    await run.ready
    const pid = Number(/\(process (\d+),/.exec(run.lines.find((line) => line.startsWith('server ')))?.[1])
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => run.lines.at(-1)).toBe('the server ended (SIGKILL); again: npm run server')
    expect((await fetch(`http://localhost:${demo}/`)).status).toBe(200)

    const bin = join(root, 'packages/server/bin/portico-server.mjs')
    const config = join(folder, 'data/server.json')
    const again = spawn(process.execPath, [bin, '--config', config], { stdio: 'ignore' })
    const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const history = `http://localhost:${server}/v1/account/${account}/history?projectId=${demoProjectId}`
    const newest = async () => (await (await fetch(history)).json()).data[0].metadata.minedAt
    // The newest transaction of the past is made some two hours before the chains' start, which is just now.
    const isRecent = async () => Date.now() - Date.parse(await newest().catch(() => '')) < 3 * 3_600_000
    await expect.poll(isRecent, { timeout: 30_000 }).toBe(true)
    again.kill('SIGTERM')
    await once(again, 'exit')
    run.child.kill('SIGTERM')
    expect(await run.exit).toBe(0)
  }, 120_000)

  it.each([
    ['the demo', 'PORTICO_DEMO_PORT'],
    ['the server', 'PORTICO_SERVER_PORT'],
    ['the wallet', 'PORTICO_WALLET_PORT'],
    ['the console', 'PORTICO_CONSOLE_PORT'],
    ['the chain "Portico Local"', 'PORTICO_CHAIN_PORT'],
    ['the chain "Portico Local Two"', 'PORTICO_CHAIN_TWO_PORT'],
  ])('names a taken port, %s that wants it and the variable that moves it', async (label, variable) => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address()
    const run = spawnStart(args, { ...ports(0, 0, 0, 0, 0, 0), [variable]: String(port) })
    expect(await run.exit).toBe(1)
    expect(run.errors()).toBe(
      `Port ${port}, wanted by ${label}, is taken. Free it or move it: ${variable}=<port> npm start\n`,
    )
    expect(run.lines).toEqual([])
    holder.close()
  })

  it('refuses one port for two services, and what is no port', async () => {
    const [port] = await freePorts(1)
    const twice = spawnStart(args, ports(port, 0, 0, 0, port, 0))
    expect(await twice.exit).toBe(1)
    expect(twice.errors()).toContain(`Port ${port} is wanted by the demo and by the chain "Portico Local".`)

    const wrong = spawnStart(args, ports('http', 0, 0, 0, 0, 0))
    expect(await wrong.exit).toBe(1)
    expect(wrong.errors()).toContain('PORTICO_DEMO_PORT is "http"; set it to a port number')
  })

  it('tells an old Node that it is too old', async () => {
    const pretend = `data:text/javascript,${encodeURIComponent('Object.defineProperty(process.versions, "node", { value: "20.18.3" })')}`
    const run = spawnStart(args, { ...ports(0, 0, 0, 0, 0, 0), NODE_OPTIONS: `--import=${pretend}` })
    expect(await run.exit).toBe(1)
    expect(run.errors()).toContain('Portico needs Node 20.19 or newer, this is Node 20.18.3.')
  })

  it('says where it looked when there is no demo', async () => {
    const run = spawnStart([...args, '--demo', join(folder, 'nowhere')], ports(0, 0, 0, 0, 0, 0))
    expect(await run.exit).toBe(1)
    expect(run.errors()).toContain(`There is no demo in ${join(folder, 'nowhere')}`)
  })
})

function ports(demo, server, wallet, operator, chain, chainTwo) {
  return {
    PORTICO_DEMO_PORT: `${demo}`,
    PORTICO_SERVER_PORT: `${server}`,
    PORTICO_WALLET_PORT: `${wallet}`,
    PORTICO_CONSOLE_PORT: `${operator}`,
    PORTICO_CHAIN_PORT: `${chain}`,
    PORTICO_CHAIN_TWO_PORT: `${chainTwo}`,
  }
}

function spawnStart(args, environment, wrapper = []) {
  const [command, ...rest] = [...wrapper, process.execPath, join(root, 'scripts/start.mjs'), ...args]
  const child = spawn(command, rest, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = []
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk
  })
  const exit = new Promise((resolve) => child.once('close', resolve))
  const ready = new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('ready ')) resolve()
    })
    exit.then((code) => reject(new Error(`start ended with ${code}: ${errors}`)))
  })
  ready.catch(() => undefined) // tests that expect an early end do not wait for it
  return { child, lines, ready, exit, errors: () => errors }
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const found = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return found
}

async function chainId(rpcUrl) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  return (await (await fetch(rpcUrl, { method: 'POST', body })).json()).result
}
