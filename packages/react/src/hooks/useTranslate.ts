'use client'
import { PorticoError } from '@portico/core'
import type { Messages } from '@portico/core/views'
import { useKitState } from './useKitState.js'

/** All words, in the visitor's language: for views that come later, because the words come with them. */
export function useTranslate(): Messages {
  const messages = useKitState((state) => state.language.messages)
  if (!messages) throw new PorticoError('unknown', undefined, { details: 'Words of a later view before they came' })
  return messages
}
