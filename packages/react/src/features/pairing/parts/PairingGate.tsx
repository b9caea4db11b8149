import { EmptyState } from '@portico/ui'
import { type ReactNode, useState } from 'react'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { hasLegalGate } from '../../parts/hasLegalGate.js'
import { LegalGate } from '../../parts/Legal.js'
import { pairingWords } from '../pairingWords.js'

/** Nothing is begun before the visitor has agreed, also where a site opens this view straight away (CFG-12). */
export function PairingGate({ children }: { children: ReactNode }) {
  const t = useTranslate(pairingWords)
  const isBlocked = useKitState((state) => hasLegalGate(state) && !state.isLegalAccepted)
  // Who had to tick the box here keeps seeing it.
  const [wasBlocked] = useState(isBlocked)
  if (!wasBlocked) return children
  return (
    <>
      <LegalGate>{isBlocked ? null : children}</LegalGate>
      {isBlocked && <EmptyState drawing={null} title={t.pairing.legalTitle} text={t.pairing.legalText} />}
    </>
  )
}
