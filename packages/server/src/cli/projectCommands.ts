import type { Project, ProjectMode } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import type { Command, CommandContext } from './command.js'

const text = /* @__PURE__ */ Object.freeze({ type: 'string' })
const texts = /* @__PURE__ */ Object.freeze({ type: 'string', multiple: true })

/** Commands about projects. */
export const projectCommands: Readonly<Record<string, Command>> = /* @__PURE__ */ Object.freeze({
  'project create': {
    usage: '--name <name> [--mode dev|live] [--origin <origin>]… [--id <32 hex>]',
    summary: 'Makes a project and prints its id.',
    options: { name: text, mode: text, origin: texts, id: text },
    places: [0, 0],
    async run({ projects, print }, input) {
      const name = input.text('name')
      if (!name) throw wrong('A project needs a name: --name "My site"')
      const mode = modeOf(input.text('mode') ?? 'dev')
      const project = await projects.create({ name, mode, origins: input.texts('origin'), id: input.text('id') })
      print(project.id)
    },
  },
  'project list': {
    usage: '',
    summary: 'Lists the projects with their origins.',
    places: [0, 0],
    async run({ projects, print }) {
      for (const project of await projects.list()) print(describe(project))
    },
  },
  'project origins': {
    usage: '<id> [--add <origin>]… [--remove <origin>]… [--set <origin>]…',
    summary: 'Shows or changes the pages that may use a project.',
    options: { add: texts, remove: texts, set: texts },
    places: [1, 1],
    async run(context, input) {
      const project = await findProject(context, input.places[0])
      const [add, remove, set] = [input.texts('add'), input.texts('remove'), input.texts('set')]
      const unknown = remove.find((origin) => !project.origins.includes(origin))
      if (unknown) throw wrong(`The project has no origin ${unknown}.`)
      const kept = (set.length > 0 ? set : project.origins).filter((origin) => !remove.includes(origin))
      const isChange = add.length + remove.length + set.length > 0
      const changed = isChange ? await context.projects.setOrigins(project.id, [...kept, ...add]) : project
      for (const origin of changed.origins) context.print(origin)
    },
  },
  'project mode': {
    usage: '<id> dev|live',
    summary: 'Moves a project between development and the public.',
    places: [2, 2],
    async run(context, { places }) {
      const { id } = await findProject(context, places[0])
      context.print(describe(await context.projects.setMode(id, modeOf(places[1] ?? ''))))
    },
  },
  'project analytics': {
    usage: '<id> on|off',
    summary: 'Says whether a project keeps events of its visitors.',
    places: [2, 2],
    async run(context, { places }) {
      const { id } = await findProject(context, places[0])
      if (places[1] !== 'on' && places[1] !== 'off') throw wrong('Analytics is "on" or "off".')
      context.print(describe(await context.projects.setAnalytics(id, places[1] === 'on')))
    },
  },
})

function describe({ id, name, mode, origins, isAnalyticsEnabled }: Project): string {
  const analytics = isAnalyticsEnabled ? '' : ', analytics off'
  return `${id}  ${name} (${mode}${analytics})  ${origins.join(' ') || 'no origins'}`
}

function modeOf(mode: string): ProjectMode {
  if (mode === 'dev' || mode === 'live') return mode
  throw wrong('A project is in mode "dev" or "live".')
}

async function findProject({ projects }: CommandContext, id = ''): Promise<Project> {
  const project = await projects.find(id)
  if (!project) throw wrong(`There is no project ${id}. See: portico-server project list`)
  return project
}

const wrong = (detail: string): ServerError => new ServerError('operator/input', { detail })
