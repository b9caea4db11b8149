import type { Command } from './command.js'

const serveHelp = `portico-server [serve]         serves; ends with Ctrl-C
portico-server <command>       works on the same database, then ends`

const settingsHelp = `--config <file>   settings as JSON (docs/server.md lists them)
--help            this page, or that of one command

Variables: PORTICO_SERVER_PORT, PORTICO_SERVER_HOST, PORTICO_PUBLIC_URL, PORTICO_DATA, DATABASE_URL (or DATABASE_URL_FILE).
Ends with 0 when all went well, 1 when something could not be done, 2 when the command was not understood.`

/** Everything that can be done. */
export function helpPage(commands: Readonly<Record<string, Command>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return [serveHelp, '', 'Commands', ...lines, '', settingsHelp].join('\n')
}

export function commandHelp(name: string, { usage, summary }: Command): string {
  return [`portico-server ${name} ${usage}`.trimEnd(), '', summary].join('\n')
}
