import type { ReactNode } from 'react'
import { useKitState } from '../../hooks/useKitState.js'
import { usePart } from '../../hooks/usePart.js'
import { hasLegalGate } from './hasLegalGate.js'
import { hasTerms } from './hasTerms.js'

/** With the legal checkbox on, nothing below it can be used until it is ticked (CFG-12), nor seen before the box is here. */
export function LegalGate({ children }: { children: ReactNode }) {
  const isGated = useKitState(hasLegalGate)
  const legal = usePart('legal', isGated)
  if (!isGated) return children
  return legal && <legal.LegalGate>{children}</legal.LegalGate>
}

/** What connecting means for the site's terms, where no box has said so already. */
export function LegalSentence() {
  const isShown = useKitState((state) => hasTerms(state) && !hasLegalGate(state))
  const legal = usePart('legal', isShown)
  return isShown && legal && <legal.LegalSentence />
}
