import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('serverProcess.mjs', import.meta.url))
// A new database folder takes PGlite some ten seconds, and more on a busy machine.
const patience = 90_000
const pause = 100

/**
 * Runs the operator's server in a process of its own and resolves when it is ready for work.
 * `logFile` gets its log, `onLine` what else it prints; `onExit` is called when it ends although nobody stopped it.
 */
export async function runServer({ configFile, url, logFile, onLine, onExit, signal }) {
  const child = fork(program, ['--config', configFile], {
    execArgv: [],
    env: withoutSettings(process.env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = createWriteStream(logFile, { flags: 'a' })
  let complaint = ''
  child.stderr.pipe(log, { end: false })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint = (complaint + text).slice(-2000)
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) log.write(`${line}\n`)
    // What is not JSON is told to a person once, such as the console's key. That it is ready is for us to say.
    else if (!line.startsWith('ready ')) onLine?.(line)
  })
  let isStopping = false
  const exited = once(child, 'close').then(([code, endSignal]) => {
    log.end()
    return endSignal ?? code
  })

  async function stop(how = 'SIGTERM') {
    isStopping = true
    child.kill(how)
    await exited
  }

  try {
    await waitUntilReady(url, exited, signal)
  } catch (error) {
    await stop()
    throw new Error(`${error.message} ${complaint}`.trim())
  }
  exited.then((reason) => isStopping || onExit?.(reason))
  return { pid: child.pid, stop }
}

// The file says it all: a variable meant for something else must not send it to another port or database.
function withoutSettings(environment) {
  const isSetting = (name) => /^(PORTICO_|DATABASE_URL)/.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isSetting(name)))
}

async function waitUntilReady(url, exited, signal) {
  let end
  exited.then((reason) => {
    end = `The server ended before it was ready (${reason}).`
  })
  const deadline = Date.now() + patience
  while (!end && !signal?.aborted) {
    if (await isReady(url)) return
    if (Date.now() > deadline) end = `The server was not ready after ${patience / 1000} s.`
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  if (end) throw new Error(end)
}

async function isReady(url) {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
    return response.ok
  } catch {
    return false // not listening yet
  }
}
