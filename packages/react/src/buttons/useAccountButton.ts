'use client'
import { useContext, useEffect, useState } from 'react'
import { PorticoReactContext } from '../reactContext.js'
import type { AccountButton } from './AccountButton.js'

/**
 * The account button, fetched once somebody is about to be connected: most visits begin without an account. Undefined until
 * it is here; a failure is no error of the host's page, and the next account asks again.
 */
export function useAccountButton(isWanted: boolean): typeof AccountButton | undefined {
  const chunk = useContext(PorticoReactContext)?.accountButton
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
