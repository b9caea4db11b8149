import type { Endpoint } from '@portico/wire/http'
import { getOrigins } from '@portico/wire/http'
import type { Deps, Project } from '../deps.js'
import { ServerError } from '../errors/ServerError.js'
import { isOriginAllowed } from '../projects/isOriginAllowed.js'
import { corsHeaders, credentialHeaders, publicCors } from './cors.js'

export type Admission = {
  readonly project: Project | undefined
  /** For the answer, when the call succeeds and when it fails later on. */
  readonly cors: Readonly<Record<string, string>>
}
export type Visit = { readonly origin: string | undefined; readonly projectId: string | undefined }

/** Decides who may make a call: a known project, from a page on its list. */
export function createAdmission(deps: Deps): (call: Endpoint, visit: Visit) => Promise<Admission> {
  // A project is the same object as long as it is the same: answers are kept beside it and go with it.
  const answers = new WeakMap<Project, Map<string, boolean>>()
  const originLimit = 1_000
  const isAllowed = (origin: string, project: Project): boolean => {
    const known = answers.get(project) ?? new Map<string, boolean>()
    answers.set(project, known)
    const answer = known.get(origin) ?? isOriginAllowed(origin, project)
    if (known.size < originLimit) known.set(origin, answer)
    return answer
  }

  return async (call, { origin, projectId }) => {
    if (call.host === 'machine') return { project: undefined, cors: {} }
    // An <img> says nothing about its page; pictures are for everybody.
    if (call.response === 'image' && projectId === undefined) return { project: undefined, cors: publicCors }
    const project = projectId === undefined ? undefined : await deps.projects.find(projectId)
    if (!project) throw new ServerError('project/unknown')
    if (call.response === 'image') return { project, cors: publicCors }
    if (origin === undefined) {
      // Browsers name their page with every POST; other servers may read.
      if (call.method !== 'GET') throw new ServerError('origin/not-allowed')
      return { project, cors: {} }
    }
    if (isAllowed(origin, project))
      return { project, cors: call.hasCredentials ? credentialHeaders(origin) : corsHeaders(origin) }
    // The list is public, and the page it refuses is the one that must learn why (CFG-10).
    if (call === getOrigins) return { project, cors: publicCors }
    throw new ServerError('origin/not-allowed')
  }
}
