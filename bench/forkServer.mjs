import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The relay in its own process and folder; `ask` gets one of its figures. */
export async function forkServer(database = '', publicUrl = '') {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  const argv = [folder, database, publicUrl]
  const child = fork(new URL('./relayServer.mjs', import.meta.url), argv, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const hear = (name) =>
    new Promise((resolve, reject) => {
      const onMessage = (message) => {
        if (!(name in message)) return
        child.off('message', onMessage)
        child.off('exit', onExit)
        resolve(message[name])
      }
      const onExit = (code) => reject(new Error(`The relay of the bench ended with ${code}.`))
      child.on('message', onMessage)
      child.once('exit', onExit)
    })
  const port = await hear('port')
  return {
    port,
    ask(name) {
      const answer = hear(name)
      child.send(name)
      return answer
    },
    async stop() {
      child.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
