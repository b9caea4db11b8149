import type { Chunk } from '@portico/core/page'
import { useContext } from 'react'
import type { ModalParts } from '../mount/createParts.js'
import { PorticoReactContext } from '../reactContext.js'
import { useChunk } from './useChunk.js'

type PartOf<Name extends keyof ModalParts> = ModalParts[Name] extends Chunk<infer Part> ? Part : never

/** Components that most openings do without; undefined until they are here. */
export function usePart<Name extends keyof ModalParts>(name: Name, isWanted: boolean): PartOf<Name> | undefined {
  const parts = useContext(PorticoReactContext)?.parts
  return useChunk(parts?.[name] as Chunk<PartOf<Name>> | undefined, isWanted) // the chunk of this very name
}
