import { runCli } from './cli/runCli.js'
import { createServer } from './createServer.js'
import { nodeEnv } from './env.js'
import { createLog } from './logging/createLog.js'
import { reasonOf } from './middleware/errorResponse.js'

/** The program `portico-server`: what was typed, this process's environment, its signals. */
export async function main(): Promise<void> {
  // A fault that nobody caught: said in one clean line, without the stack and what may stand in it. The supervisor restarts us.
  process.on('uncaughtException', (error) => {
    createLog((line) => process.stderr.write(line), nodeEnv())('error', 'crash', { reason: reasonOf(error) })
    process.exit(1)
  })
  process.exitCode = await runCli(process.argv.slice(2), {
    environment: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
    async serve(config) {
      const server = await createServer(config)
      if (server.adminKey !== undefined)
        process.stdout.write(`The console's key, shown this once: ${server.adminKey}\n`)
      process.stdout.write(`ready ${server.url}\n`)
      await new Promise<void>((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
      })
      await server.stop()
    },
  })
}
