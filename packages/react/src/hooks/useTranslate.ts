'use client'
import { en, type Messages } from '@portico/core/views'
import { useKitState } from './useKitState.js'

/** The words of the visitor's language; English until that language is there. */
export function useTranslate(): Messages {
  return useKitState((state) => state.language.messages) ?? en
}
