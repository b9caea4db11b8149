import { useTranslate } from '../../hooks/useTranslate.js'
import { LegalLinks } from './LegalLinks.js'
import { legalWords } from './legalWords.js'

/** What connecting means for the site's terms, where no box has said so already. */
export function LegalSentence() {
  const { legal } = useTranslate(legalWords)
  return (
    <p className="pt-legal-sentence">
      {legal.lead} <LegalLinks />
    </p>
  )
}
