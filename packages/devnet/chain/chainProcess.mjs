// One chain in a process of its own: `fork(chainProcess, [id, port])`. Plain JavaScript, because it is started from
// src (tests) as well as from dist. Tells its parent { port } when it answers, or { error, code } when it cannot.
import { fileURLToPath } from 'node:url'

const [id, port] = process.argv.slice(2)

process.env.PORTICO_DEVNET_CHAIN_ID = id
process.env.HARDHAT_CONFIG = fileURLToPath(new URL('hardhat.config.cjs', import.meta.url))
process.env.HARDHAT_DISABLE_TELEMETRY_PROMPT = 'true'

// Ctrl-C reaches the whole process group; the parent decides when a chain ends.
process.on('SIGINT', () => undefined)
// Without a parent nobody would ever end this process.
process.on('disconnect', () => process.exit(0))
// Hardhat's server reports a taken port as an uncaught exception, not as a rejection.
process.on('uncaughtException', (error) => {
  process.send({ error: error.message, code: error.code }, () => process.exit(1))
})

// Imported late: Hardhat reads its configuration while it is imported.
const { default: hre } = await import('hardhat')
const provider = await hre.run('node:get-provider')
const server = await hre.run('node:create-server', { hostname: '127.0.0.1', port: Number(port), provider })
const address = await server.listen()
process.send({ port: address.port })
