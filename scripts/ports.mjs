import { createServer } from 'node:net'

/** What `npm start` listens with, and the variable that moves each. */
export const services = Object.freeze([
  { name: 'demo', label: 'the demo', port: 4400, variable: 'PORTICO_DEMO_PORT' },
  { name: 'server', label: 'the server', port: 4401, variable: 'PORTICO_SERVER_PORT' },
  { name: 'wallet', label: 'the wallet', port: 4403, variable: 'PORTICO_WALLET_PORT' },
  { name: 'console', label: 'the console', port: 4404, variable: 'PORTICO_CONSOLE_PORT' },
  { name: 'chain', label: 'the chain "Portico Local"', port: 8545, variable: 'PORTICO_CHAIN_PORT' },
  { name: 'chainTwo', label: 'the chain "Portico Local Two"', port: 8546, variable: 'PORTICO_CHAIN_TWO_PORT' },
])

/** The services with the ports that the environment names; 0 means any free port. */
export function readPorts(environment) {
  return services.map((service) => {
    const text = environment[service.variable]
    if (text === undefined || text === '') return service
    const port = Number(text)
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return { ...service, port }
    throw new Error(`${service.variable} is "${text}"; set it to a port number, or to 0 for any free port.`)
  })
}

/** Rejects with one sentence per port that cannot be had. */
export async function checkPorts(wanted) {
  const problems = []
  for (const [index, { port, label, variable }] of wanted.entries()) {
    if (port === 0) continue
    const other = wanted.slice(0, index).find((service) => service.port === port)
    if (other) {
      problems.push(`Port ${port} is wanted by ${other.label} and by ${label}. Move one: ${variable}=<port> npm start`)
    } else if (!(await isFree(port))) {
      problems.push(`Port ${port}, wanted by ${label}, is taken. Free it or move it: ${variable}=<port> npm start`)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** True when nobody listens on `port`, neither on this machine's IPv4 nor on its IPv6 loopback. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryListen(port, host)
    if (code === 'EADDRINUSE' || code === 'EACCES') return false
  }
  return true
}

/** A port that nobody uses right now, for who must know it before listening. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}
