import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { ServerError } from '../errors/ServerError.js'
import { type ServerConfig, serverConfig } from './serverConfig.js'

export type Environment = Readonly<Record<string, string | undefined>>

/** The variables that set something by themselves. */
export const environmentNames = /* @__PURE__ */ Object.freeze([
  'PORTICO_SERVER_PORT',
  'PORTICO_SERVER_HOST',
  'PORTICO_PUBLIC_URL',
  'PORTICO_DATA',
  'DATABASE_URL',
  'DATABASE_URL_FILE',
  'NATS_URL',
] as const)

/** The operator's settings: a JSON file, over which the environment goes. Says in one sentence what is wrong with them. */
export async function readConfig(file: string | undefined, environment: Environment): Promise<ServerConfig> {
  const written = file === undefined ? {} : expand(await readJsonFile(file), environment)
  const result = v.safeParse(serverConfig, { ...asObject(written), ...(await fromEnvironment(environment)) })
  if (!result.success) throw refuse(describe(result.issues[0]))
  checkPublicUrl(result.output)
  return result.output
}

async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw refuse(`The configuration ${file} cannot be read.`, cause)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw refuse(`The configuration ${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, cause)
  }
}

function asObject(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw refuse('The configuration must be an object.')
}

/** Puts variables in: "${MAINNET_RPC}" keeps a key out of the file. */
function expand(value: unknown, environment: Environment): unknown {
  if (typeof value === 'string')
    return value.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = environment[name]
      if (found === undefined) throw refuse(`The configuration names the variable ${name}, which is not set.`)
      return found
    })
  if (Array.isArray(value)) return value.map((entry) => expand(entry, environment))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, expand(entry, environment)]))
}

async function fromEnvironment(environment: Environment): Promise<Record<string, unknown>> {
  const { PORTICO_SERVER_PORT: port, PORTICO_SERVER_HOST: host, PORTICO_PUBLIC_URL: publicUrl } = environment
  const databaseUrl = await secretOf(environment, 'DATABASE_URL')
  return {
    ...(port ? { port: Number(port) } : {}),
    ...(host ? { host } : {}),
    ...(publicUrl ? { publicUrl } : {}),
    ...(environment.PORTICO_DATA ? { dataFolder: environment.PORTICO_DATA } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(environment.NATS_URL ? { natsUrl: environment.NATS_URL } : {}),
  }
}

/** A secret from `NAME`, or from the file that `NAME_FILE` points at, as container platforms do it. */
async function secretOf(environment: Environment, name: string): Promise<string | undefined> {
  const file = environment[`${name}_FILE`]
  if (!file) return environment[name] || undefined
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw refuse(`${name}_FILE points at ${file}, which cannot be read.`, cause)
  })
  return text.trim()
}

function checkPublicUrl({ mode, publicUrl }: ServerConfig): void {
  if (publicUrl === undefined) return
  const { protocol, hostname } = new URL(publicUrl)
  const isLoopback = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  if (mode === 'live' && protocol !== 'https:' && !isLoopback)
    throw refuse(
      `publicUrl is ${publicUrl}: beyond this machine a live server is reached by https. Put a proxy with TLS in front and write its https address, or set "mode": "dev".`,
    )
}

function describe(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return `${place ? `"${place}" in the configuration` : 'The configuration'} is not valid: ${issue.message}`
}

const refuse = (detail: string, cause?: unknown): ServerError => new ServerError('operator/config', { detail, cause })
