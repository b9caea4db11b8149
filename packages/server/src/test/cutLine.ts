import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../node/listen.js'

/** A network line to somewhere that can be cut without a word: nothing is closed, nothing comes through. */
export type CutLine = { readonly port: number; cut(): void; mend(): void; stop(): void }

export async function createCutLine(target: { host: string; port: number }): Promise<CutLine> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(target)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (data) => !isCut && other.write(data))
      one.on('error', () => undefined) // followed by 'close'
      one.on('close', () => {
        pairs.delete(pair)
        if (!isCut) other.destroy()
      })
    }
  })
  const port = await freePort('127.0.0.1')
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const endAll = (): void => {
    for (const pair of [...pairs]) for (const socket of pair) socket.destroy()
  }
  return {
    port,
    cut() {
      isCut = true
    },
    mend() {
      isCut = false
      // What was lost meanwhile is lost: such connections cannot go on.
      endAll()
    },
    stop() {
      endAll()
      server.close()
    },
  }
}
