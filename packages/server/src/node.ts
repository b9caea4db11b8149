import { runCli } from './cli/runCli.js'
import { createServer } from './createServer.js'

/** The program `portico-server`: what was typed, this process's environment, its signals. */
export async function main(): Promise<void> {
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
