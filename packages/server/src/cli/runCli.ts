import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Environment, readConfig } from '../config/readConfig.js'
import type { ServerConfig } from '../config/serverConfig.js'
import { nodeEnv, type ServerEnv } from '../env.js'
import { ServerError } from '../errors/ServerError.js'
import { openDatabase } from '../node/openDatabase.js'
import { createProjects } from '../projects/createProjects.js'
import type { Command, CommandInput } from './command.js'
import { commandHelp, helpPage } from './help.js'
import { keyCommands } from './keyCommands.js'
import { projectCommands } from './projectCommands.js'
import { walletCommands } from './walletCommands.js'

/** Everything that can be typed behind `portico-server`. */
export const commands: Readonly<Record<string, Command>> = /* @__PURE__ */ Object.freeze({
  ...projectCommands,
  ...walletCommands,
  ...keyCommands,
})
const common = /* @__PURE__ */ Object.freeze({
  config: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const)

export type CliContext = {
  readonly environment: Environment
  readonly env?: ServerEnv | undefined
  print(line: string): void
  printError(line: string): void
  /** Serves until it is told to stop. */
  serve(config: ServerConfig): Promise<void>
}

/** Runs what was typed and resolves to the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  try {
    return await run(args, context)
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    context.printError(error.detail ?? error.description)
    return 1
  }
}

async function run(typed: readonly string[], context: CliContext): Promise<number> {
  const args = typed[0] === 'serve' ? typed.slice(1) : typed
  const name = nameOf(args)
  const command = name === undefined ? undefined : commands[name]
  const rest = name === undefined ? args : args.slice(2)
  const parsed = parse(rest, command)
  if (typeof parsed === 'string') {
    context.printError(`${parsed}\nSee: portico-server ${name ? `${name} ` : ''}--help`)
    return 2
  }
  const { values, positionals } = parsed
  if (values.help) {
    context.print(name && command ? commandHelp(name, command) : helpPage(commands))
    return 0
  }
  const config = await readConfig(typeof values.config === 'string' ? values.config : undefined, context.environment)
  if (!command) await context.serve(config)
  else await runCommand(command, config, context, toInput(values, positionals))
  return 0
}

async function runCommand(
  command: Command,
  config: ServerConfig,
  { env = nodeEnv(), print }: CliContext,
  input: CommandInput,
): Promise<void> {
  const db = await openDatabase(config)
  try {
    const reserved = config.publicUrl === undefined ? [] : [new URL(config.publicUrl).origin]
    await command.run({ db, env, config, projects: createProjects({ db, env, reserved }), print }, input)
  } finally {
    await db.close()
  }
}

/** `project create` of what was typed, if it starts with a command. */
function nameOf(args: readonly string[]): string | undefined {
  const name = args.slice(0, 2).join(' ')
  return Object.hasOwn(commands, name) ? name : undefined
}

type Parsed = { values: Record<string, unknown>; positionals: readonly string[] }

function parse(args: readonly string[], command: Command | undefined): Parsed | string {
  try {
    const options: ParseArgsConfig['options'] = { ...command?.options, ...common }
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true })
    const values: Record<string, unknown> = parsed.values
    const { positionals } = parsed
    const [least, most] = command?.places ?? [0, 0]
    const isFine = positionals.length >= least && positionals.length <= most
    if (isFine || values.help) return { values, positionals }
    return command ? 'This command takes other arguments.' : `There is no command "${positionals.join(' ')}".`
  } catch (error) {
    return error instanceof Error ? error.message : 'This cannot be read.'
  }
}

function toInput(values: Readonly<Record<string, unknown>>, places: readonly string[]): CommandInput {
  return {
    places,
    text: (name) => {
      const value = values[name]
      return typeof value === 'string' ? value : undefined
    },
    texts: (name) => {
      const value = values[name]
      return Array.isArray(value) ? value.map(String) : []
    },
  }
}
