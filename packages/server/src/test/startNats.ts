import { spawn, spawnSync } from 'node:child_process'
import { freePort } from '../node/listen.js'

// Debian puts it where only root looks.
const options = { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` } }

export function isNatsInstalled(): boolean {
  return spawnSync('nats-server', ['--version'], options).status === 0
}

export type TestNats = { readonly url: string; readonly port: number; kill(): Promise<void> }

export async function startNats(port?: number): Promise<TestNats> {
  const at = port ?? (await freePort('127.0.0.1'))
  const args = ['--addr', '127.0.0.1', '--port', String(at)]
  const child = spawn('nats-server', args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => text.includes('Server is ready') && resolve())
    child.once('exit', (code) => reject(new Error(`nats-server ended with ${code}.`)))
  })
  return {
    port: at,
    url: `nats://127.0.0.1:${at}`,
    kill() {
      child.kill('SIGKILL')
      return exit
    },
  }
}
