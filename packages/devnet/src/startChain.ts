import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DevnetError } from './DevnetError.js'

export type StartChainParameters = {
  id: number
  name: string
  /** 0 takes any free port. */
  port: number
  /** Called when the chain's process ends although nobody stopped it. */
  onCrash?: ((error: DevnetError) => void) | undefined
}

export type RunningChain = { readonly rpcUrl: string; readonly pid: number | undefined; stop(): Promise<void> }

/** Starts one empty Hardhat chain in a process of its own and resolves when it answers. */
export async function startChain({ id, name, port, onCrash }: StartChainParameters): Promise<RunningChain> {
  const program = fileURLToPath(new URL('../chain/chainProcess.mjs', import.meta.url))
  const child = fork(program, [String(id), String(port)], {
    // Flags of the parent (a test runner's loader, an inspector's port) are not for the chain.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const complaint = collectComplaint(child)
  let hasStarted = false
  let isStopping = false

  const exited = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      resolve()
      if (isStopping || !hasStarted) return
      onCrash?.(new DevnetError('chain-failed', `The chain "${name}" ended (${signal ?? code}). ${complaint()}`.trim()))
    })
  })

  async function stop(): Promise<void> {
    isStopping = true
    child.kill('SIGTERM')
    await exited
  }

  const answer = await firstAnswer(child)
  if (answer.status === 'started') {
    hasStarted = true
    return { rpcUrl: `http://127.0.0.1:${answer.port}`, pid: child.pid, stop }
  }
  await stop()
  if (answer.code === 'EADDRINUSE') {
    throw new DevnetError('port-taken', `Port ${port}, wanted by the chain "${name}", is taken by another program.`)
  }
  throw new DevnetError('chain-failed', `The chain "${name}" did not start. ${answer.reason} ${complaint()}`.trim())
}

type Answer = { status: 'started'; port: number } | { status: 'failed'; reason: string; code?: string | undefined }

function firstAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(parseAnswer(message)))
    child.once('error', (error) => resolve({ status: 'failed', reason: error.message }))
    child.once('exit', (code, signal) =>
      resolve({ status: 'failed', reason: `Its process ended (${signal ?? code}).` }),
    )
  })
}

function parseAnswer(message: unknown): Answer {
  if (typeof message === 'object' && message !== null) {
    if ('port' in message && typeof message.port === 'number') return { status: 'started', port: message.port }
    if ('error' in message && typeof message.error === 'string') {
      const code = 'code' in message && typeof message.code === 'string' ? message.code : undefined
      return { status: 'failed', reason: message.error, code }
    }
  }
  return { status: 'failed', reason: 'It sent an answer of unknown shape.' }
}

/** The end of what the process wrote to stderr: enough for a cause, never the whole flood. */
function collectComplaint(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-2000)
  })
  return () => text.trim()
}
