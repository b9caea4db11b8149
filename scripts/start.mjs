// `npm start`: install, build, local chains, the operator's server, its console, the wallet, the demo. Node's own modules only until the
// install is done, and nothing that an old Node refuses to load, so that it can be told its age.
//   --no-build          serve what is built already, install nothing
//   --demo <folder>     serve this folder instead of apps/demo/dist
//   --console <folder>  serve this folder instead of apps/console/dist
//   --wallet <folder>   serve this folder instead of apps/wallet/dist
//   --data <folder>     keep the server's database here instead of in .portico
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import util from 'node:util'
import { ensureInstalled } from './install.mjs'
import { checkPorts, freePort, readPorts } from './ports.mjs'
import { runStep } from './runStep.mjs'
import { serveFolder } from './serveFolder.mjs'
import { runServer } from './start/runServer.mjs'
import { demoProjectId, serverConfig } from './start/serverConfig.mjs'
import { walletPage } from './start/walletPage.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = [20, 19]
// A terminal's Ctrl-C reaches us twice under npm, which passes it on: what comes that soon is the same key press.
const sameKeyPress = 500
const parentCheckInterval = 500

const ending = new AbortController()
const closers = []

const running = start()
running.catch((error) => end(1, error.message))

async function start() {
  checkNode(process.versions.node)
  const onSignal = createSignalHandler()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal)
  if (process.env.npm_lifecycle_event) watchParent()
  const { values } = util.parseArgs({
    options: {
      'no-build': { type: 'boolean' },
      demo: { type: 'string', default: join(root, 'apps/demo/dist') },
      console: { type: 'string', default: join(root, 'apps/console/dist') },
      wallet: { type: 'string', default: join(root, 'apps/wallet/dist') },
      data: { type: 'string', default: join(root, '.portico') },
    },
  })
  const ports = readPorts(process.env)
  const portOf = (wanted) => ports.find(({ name }) => name === wanted).port
  await checkPorts(ports)

  if (!values['no-build']) {
    await ensureInstalled(root, { signal: ending.signal })
    console.log('building what changed …')
    await runStep(process.execPath, [join(root, 'scripts/build.mjs'), 'demo'], { cwd: root, signal: ending.signal })
    await checkPorts(ports) // a build is long enough for a port to go
  }
  for (const name of ['demo', 'console', 'wallet']) {
    if (!existsSync(join(values[name], 'index.html')))
      throw new Error(`There is no ${name} in ${resolve(values[name])}: run npm start to build it.`)
  }
  if (ending.signal.aborted) return

  console.log('starting the chains …')
  const devnet = await startChains(ports)
  closers.push(() => devnet.stop())
  if (ending.signal.aborted) return
  const { chains, accounts } = devnet
  for (const { id, name, rpcUrl } of chains) console.log(`chain ${id} "${name}" ${rpcUrl}`)

  // The server must know beforehand which origin may administer it, and both must know its address.
  const serverPort = portOf('server') || (await freePort())
  const endpoint = `http://localhost:${serverPort}`
  const operator = await serveFolder({
    folder: values.console,
    port: portOf('console'),
    documents: { '/console.json': JSON.stringify({ server: endpoint }) },
    headers: { 'content-security-policy': consolePolicy(endpoint) },
  })
  closers.push(() => operator.close())
  const consoleUrl = `http://localhost:${operator.port}`
  await startServer({ chains, port: serverPort, endpoint, consoleUrl, data: resolve(values.data) })
  if (ending.signal.aborted) return
  console.log(`console ${consoleUrl}`)

  const wallet = await serveFolder({
    folder: values.wallet,
    port: portOf('wallet'),
    ...walletPage({ chains, accounts, endpoint }),
  })
  closers.push(() => wallet.close())
  const walletUrl = `http://localhost:${wallet.port}`
  console.log(`wallet ${walletUrl}`)

  const server = { endpoint, projectId: demoProjectId, console: consoleUrl, wallet: walletUrl }
  const documents = { '/devnet.json': JSON.stringify({ chains, accounts, server }) }
  const demo = await serveFolder({ folder: values.demo, port: portOf('demo'), documents })
  closers.push(() => demo.close())
  if (!ending.signal.aborted) console.log(`ready http://localhost:${demo.port}`)
}

async function startChains(ports) {
  // Known by name only now that it is installed and built.
  const { devnetChains, startDevnet } = await import('@portico/devnet')
  const portOf = (variable) => ports.find((service) => service.variable === variable).port
  const chains = devnetChains.map(({ id, name, portVariable }) => ({ id, name, port: portOf(portVariable) }))
  return startDevnet({ chains, quiet: true, onCrash: (error) => end(1, error.message) })
}

/** The policy of docs/console.md: nothing from elsewhere but the server, nothing inline. */
function consolePolicy(endpoint) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${endpoint}`,
    `connect-src 'self' ${endpoint}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

async function startServer({ chains, port, endpoint, consoleUrl, data }) {
  const { devnetContracts: contracts } = await import('@portico/devnet')
  const isFirst = !existsSync(join(data, 'database'))
  console.log(isFirst ? 'starting the server, which makes its database first …' : 'starting the server …')
  mkdirSync(data, { recursive: true })
  const configFile = join(data, 'server.json')
  const logFile = join(data, 'server.log')
  const dataFolder = join(data, 'database')
  const consoleOrigins = [consoleUrl]
  const config = serverConfig({ port, publicUrl: endpoint, dataFolder, chains, contracts, consoleOrigins })
  writeFileSync(configFile, `${JSON.stringify(config, undefined, 2)}\n`)
  const server = await runServer({
    configFile,
    url: endpoint,
    logFile,
    signal: ending.signal,
    onLine: (line) => console.log(line),
    onExit: (reason) => ending.signal.aborted || console.log(`the server ended (${reason}); again: npm run server`),
  })
  closers.push(() => server.stop())
  console.log(`server ${endpoint} (process ${server.pid}, log in ${logFile})`)
}

function checkNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new Error(
    `Portico needs Node ${oldestNode.join('.')} or newer, this is Node ${version}. Get one from https://nodejs.org and try again.`,
  )
}

function createSignalHandler() {
  let firstAt
  return () => {
    firstAt ??= Date.now()
    if (!ending.signal.aborted) {
      console.log('stopping …')
      end(0)
    } else if (Date.now() - firstAt > sameKeyPress) {
      process.exit(130) // asked twice: no more waiting; the chains end with us
    }
  }
}

// A SIGTERM for npm ends npm and the shell between it and us, and never arrives here.
function watchParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(0), parentCheckInterval).unref()
}

async function end(code, message) {
  if (ending.signal.aborted) return
  if (message) console.error(message)
  ending.abort()
  await running.catch(() => undefined) // a step under way has seen the signal; what it started is in `closers`
  await Promise.all(closers.map((close) => close()))
  process.exit(code)
}
