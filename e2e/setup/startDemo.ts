import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type StartedDemo = { readonly url: string; readonly wallet: string; close(): Promise<void> }

const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url))
const names = ['DEMO', 'SERVER', 'CONSOLE', 'WALLET', 'CHAIN', 'CHAIN_TWO']

/** Starts what `npm start` starts, on free ports, and waits for its `ready` line. */
export async function startDemo(): Promise<StartedDemo> {
  const data = mkdtempSync(join(tmpdir(), 'portico-e2e-start-'))
  const ports = Object.fromEntries(names.map((name) => [`PORTICO_${name}_PORT`, '0']))
  const child = spawn(process.execPath, [script, '--no-build', '--data', data], { env: { ...process.env, ...ports } })
  const close = async () => {
    await stop(child)
    rmSync(data, { recursive: true, force: true })
  }
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  let wallet = ''
  for await (const line of createInterface({ input: child.stdout })) {
    wallet = /^wallet (http:\S+)/.exec(line)?.[1] ?? wallet
    const url = /^ready (http:\S+)$/.exec(line)?.[1]
    if (url) return { url, wallet, close }
  }
  await close()
  throw new Error(`npm start ended without a ready line: ${told}`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const end = once(child, 'exit')
  child.kill('SIGTERM')
  await end
}
