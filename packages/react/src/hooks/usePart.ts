import type { Chunk } from '@portico/core/page'
import { useContext, useInsertionEffect } from 'react'
import type { ModalParts } from '../mount/createParts.js'
import { PorticoReactContext } from '../reactContext.js'
import { useChunk } from './useChunk.js'

type Loaded = { readonly [Name in keyof ModalParts]: Awaited<ReturnType<ModalParts[Name]['load']>> }

/** Components that most openings do without; undefined until they are here. Their style sheet is there before they are painted. */
export function usePart<Name extends keyof Loaded>(name: Name, isWanted: boolean): Loaded[Name]['parts'] | undefined {
  const context = useContext(PorticoReactContext)
  const adoptSheet = context?.adoptSheet
  const part = useChunk(context?.parts?.[name] as Chunk<Loaded[Name]> | undefined, isWanted) // the chunk of this very name
  useInsertionEffect(() => {
    if (isWanted && part) adoptSheet?.(part.sheet)
  }, [isWanted, part, adoptSheet])
  return part?.parts
}
