import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/ports.mjs'
import { serveFolder } from '../../scripts/serveFolder.mjs'
import { strictPolicy } from './strictPolicy.js'

export type StartedExample = { readonly url: string; close(): Promise<void> }

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built site on wagmi, under the strictest policy. */
export async function startWagmiExample(major: 'two' | 'three'): Promise<StartedExample> {
  const headers = { 'content-security-policy': strictPolicy }
  const { port, close } = await serveFolder({ folder: `${root}examples/wagmi/dist/${major}`, port: 0, headers })
  return { url: `http://localhost:${port}`, close }
}

/** The built site on Next, on Next's own production server. */
export async function startNextExample(): Promise<StartedExample> {
  const port = await freePort()
  // Node warns when both of these are set, and Next's workers inherit them.
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    [`${root}node_modules/next/dist/bin/next`, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
    {
      cwd: `${root}examples/next`,
      env: { ...inherited, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk
      if (said.includes('Ready in')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`Next did not start:\n${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
