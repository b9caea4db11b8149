'use client'
import type { Chunk } from '@portico/core/page'
import { useEffect, useState } from 'react'

/** A part that is fetched once it is wanted; undefined until it is here. A failure is silent, and the next want asks again. */
export function useChunk<Part>(chunk: Chunk<Part> | undefined, isWanted: boolean): Part | undefined {
  const [, setIsHere] = useState(false)
  useEffect(() => {
    if (!isWanted || !chunk || chunk.peek()) return
    let isOver = false
    chunk.load().then(
      () => isOver || setIsHere(true),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isWanted, chunk])
  return chunk?.peek()
}
