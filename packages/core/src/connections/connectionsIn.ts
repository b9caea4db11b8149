import type { PorticoContext } from '../context.js'
import { PorticoError } from '../errors/PorticoError.js'
import type { Connections } from './connections.js'

/** The connections of a kit, for actions that come with the same code. */
export function connectionsIn({ connections }: PorticoContext): Connections {
  if (!connections.current) throw new PorticoError('kit/destroyed')
  return connections.current
}
