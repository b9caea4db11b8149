import { Link } from '@portico/ui'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { NewTabName } from '../parts/NewTabName.js'
import { legalWords } from './legalWords.js'

/** The site's terms and privacy policy, those it has. */
export function LegalLinks() {
  const { legal } = useTranslate(legalWords)
  const terms = useKitState((state) => state.options.termsConditionsUrl)
  const privacy = useKitState((state) => state.options.privacyPolicyUrl)
  return (
    <>
      {terms && (
        <Link href={terms}>
          <NewTabName>{legal.terms}</NewTabName>
        </Link>
      )}
      {terms && privacy && ` ${legal.and} `}
      {privacy && (
        <Link href={privacy}>
          <NewTabName>{legal.privacy}</NewTabName>
        </Link>
      )}
    </>
  )
}
