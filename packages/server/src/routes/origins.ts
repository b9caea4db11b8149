import type { Endpoints } from '@portico/wire/http'
import { isFrameAllowed } from '../projects/isOriginAllowed.js'
import type { Handler } from './handler.js'

export const getOrigins: Handler<Endpoints['getOrigins']> = async (_deps, { project, origin }) => ({
  allowedOrigins: [...project.origins],
  ...(origin === undefined ? {} : { frameAllowed: isFrameAllowed(origin, project) }),
})
