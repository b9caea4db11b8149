import type { ParseArgsConfig } from 'node:util'
import type { ServerConfig } from '../config/serverConfig.js'
import type { Db } from '../db/db.js'
import type { Projects } from '../deps.js'
import type { ServerEnv } from '../env.js'

/** What a command works with: the operator's database, opened and up to date. */
export type CommandContext = {
  readonly db: Db
  readonly env: ServerEnv
  readonly config: ServerConfig
  readonly projects: Projects
  print(line: string): void
}

export type CommandInput = {
  readonly places: readonly string[]
  text(name: string): string | undefined
  texts(name: string): readonly string[]
}

/** One thing that can be done at the command line. */
export type Command = {
  /** What stands behind the command's name. */
  readonly usage: string
  readonly summary: string
  readonly options?: ParseArgsConfig['options']
  /** How many arguments without a name it takes. */
  readonly places: readonly [least: number, most: number]
  run(context: CommandContext, input: CommandInput): Promise<void>
}
