'use client'
import { type ButtonMessages, buttonsEn } from '@portico/core/page'
import { useKitState } from './useKitState.js'

/** Words of the buttons on the host's page: English comes with them, other languages with their chunk. */
export function useButtonMessages(): ButtonMessages {
  return useKitState((state) => state.language.messages?.buttons) ?? buttonsEn
}
