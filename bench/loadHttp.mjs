import { connect } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')

/** Asks one address again and again over kept connections, as fast as it answers; plain sockets, so that asking costs little. */
export async function loadHttp({ url, headers = {}, connections = 16, ms }) {
  const { host, hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  const end = performance.now() + ms
  const times = []
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, () => askAgain({ hostname, port, request, end, times })))
  const seconds = (performance.now() - start) / 1000
  times.sort((one, other) => one - other)
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)], count: times.length }
}

function askAgain({ hostname, port, request, end, times }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let sent = 0
    let missing = -1
    let head = Buffer.alloc(0)
    const ask = () => {
      if (performance.now() >= end) return socket.end(resolve)
      missing = -1
      head = Buffer.alloc(0)
      sent = performance.now()
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing < 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const at = head.indexOf(headEnd)
        if (at < 0) return
        const text = head.latin1Slice(0, at)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
        if (!text.startsWith('HTTP/1.1 200') || length === undefined)
          return socket.destroy(new Error(`Not an answer to measure: ${text}`))
        missing = Number(length) - (head.length - at - headEnd.length)
      } else missing -= chunk.length
      if (missing > 0) return
      times.push(performance.now() - sent)
      ask()
    })
  })
}
