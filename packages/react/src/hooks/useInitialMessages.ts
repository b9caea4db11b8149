'use client'
import { type FirstMessages, firstEn } from '@portico/core/views'
import { useKitState } from './useKitState.js'

/** The words the modal opens with, in the visitor's language; in English until that language is there. */
export function useInitialMessages(): FirstMessages {
  return useKitState<FirstMessages>((state) => state.language.messages ?? firstEn, isSameLanguage)
}

/** All of English brings the same first words: nothing to render again. */
function isSameLanguage(a: FirstMessages, b: FirstMessages): boolean {
  return a.common === b.common
}
