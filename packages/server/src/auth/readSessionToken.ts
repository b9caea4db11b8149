import type { Deps } from '../deps.js'
import { readBearer, readSessionCookie } from './sessionCookie.js'

/** What a browser, or a site's own server, shows for its session. */
export function readSessionToken({ publicUrl }: Deps, projectId: string, headers: Headers): string | undefined {
  return readBearer(headers.get('authorization')) ?? readSessionCookie(publicUrl, projectId, headers.get('cookie'))
}
