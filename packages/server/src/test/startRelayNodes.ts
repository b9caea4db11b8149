import { type ChildProcess, fork } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

export const relayAudience = 'wss://relay.example/relay'

export type RelayNode = {
  readonly url: string
  /** As a power cut would. */
  kill(): Promise<void>
  /** As a new release would. */
  drain(): Promise<void>
}
export type RelayNodes = {
  start(databaseUrl: string, natsUrl?: string): Promise<RelayNode>
  stop(): Promise<void>
}

/** Relay nodes from the source, each a real process. */
export async function createRelayNodes(): Promise<RelayNodes> {
  const here = import.meta.dirname
  // Inside the package: what it imports is looked for from there.
  const cache = join(here, '../../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'node-'))
  const file = join(folder, 'node.mjs')
  const wire = (entry: string): string => join(here, `../../../wire/src/exports/${entry}.ts`)
  await build({
    entryPoints: [join(here, 'relayNode.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {
      '@portico/wire': wire('index'),
      '@portico/wire/http': wire('http'),
      '@portico/wire/relay': wire('relay'),
    },
  })
  const running = new Set<ChildProcess>()

  async function start(databaseUrl: string, natsUrl?: string): Promise<RelayNode> {
    const child = fork(file, {
      env: {
        ...process.env,
        RELAY_DATABASE: databaseUrl,
        RELAY_AUDIENCE: relayAudience,
        ...(natsUrl && { RELAY_NATS: natsUrl }),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running.add(child)
    const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    void exit.then(() => running.delete(child))
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message: { port: number }) => resolve(message.port))
      child.once('exit', (code) => reject(new Error(`A relay node ended with ${code}.`)))
    })
    const end = (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal)
      return exit
    }
    return { url: `ws://127.0.0.1:${port}/relay`, kill: () => end('SIGKILL'), drain: () => end('SIGTERM') }
  }

  return {
    start,
    async stop() {
      for (const child of running) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
