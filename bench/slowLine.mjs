import { connect, createServer } from 'node:net'

/** A network of so many milliseconds each way in front of a port that `target` says. */
export async function createSlowLine(ms, target) {
  const server = createServer((near) => {
    const far = connect(target(), '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.on('data', (data) => setTimeout(() => to.writable && to.write(data), ms))
      from.on('close', () => setTimeout(() => to.destroy(), ms))
      from.on('error', () => undefined) // followed by 'close'
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => server.close() }
}
