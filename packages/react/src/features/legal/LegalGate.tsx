import { Checkbox } from '@portico/ui'
import { type ReactNode, useId } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { LegalLinks } from './LegalLinks.js'
import { legalWords } from './legalWords.js'

/** The legal checkbox: nothing below it can be used until it is ticked (CFG-12). */
export function LegalGate({ children }: { children: ReactNode }) {
  const { legal } = useTranslate(legalWords)
  const hintId = useId()
  const { acceptLegal } = useActions()
  const isAccepted = useKitState((state) => state.isLegalAccepted)
  return (
    <div className="pt-legal-gate" data-accepted={isAccepted}>
      <Checkbox isChecked={isAccepted} onCheckedChange={acceptLegal} aria-describedby={isAccepted ? undefined : hintId}>
        {legal.checkboxLead} <LegalLinks />
        <span className="pt-legal-gate-hint" id={hintId} aria-hidden={isAccepted}>
          {legal.checkboxHint}
        </span>
      </Checkbox>
      <div
        className="pt-legal-gate-content"
        // React 18 and 19 want different values for `inert`; the attribute itself is the same.
        ref={(element) => {
          element?.toggleAttribute('inert', !isAccepted)
        }}
      >
        {children}
      </div>
    </div>
  )
}
