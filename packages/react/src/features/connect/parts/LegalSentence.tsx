import { useInitialMessages } from '../../../hooks/useInitialMessages.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { hasLegalGate } from './hasLegalGate.js'
import { LegalLinks } from './LegalLinks.js'

/** What connecting means for the site's terms, where no box has said so already. */
export function LegalSentence() {
  const { legal } = useInitialMessages().connect
  const isShown = useKitState((state) => {
    const { termsConditionsUrl, privacyPolicyUrl } = state.options
    return Boolean(termsConditionsUrl || privacyPolicyUrl) && !hasLegalGate(state)
  })
  if (!isShown) return null
  return (
    <p className="pt-legal-sentence">
      {legal.lead} <LegalLinks />
    </p>
  )
}
