'use client'
import type { Messages } from '@portico/core/views'
import { useKitState } from './useKitState.js'

/** The words of a feature in the visitor's language; `english` comes with the feature's code, other languages as a whole. */
export function useTranslate<Words extends Partial<Messages>>(english: Words): Words {
  // Another language has all words, so those too.
  return useKitState((state) => (state.language.messages as Words | undefined) ?? english)
}
