import { useInitialMessages } from '../../hooks/useInitialMessages.js'
import { LegalLinks } from './LegalLinks.js'

/** What connecting means for the site's terms, where no box has said so already. */
export function LegalSentence() {
  const { legal } = useInitialMessages().connect
  return (
    <p className="pt-legal-sentence">
      {legal.lead} <LegalLinks />
    </p>
  )
}
