import { Notice } from '@portico/ui'
import { cleanText } from '../parts/cleanText.js'
import type { Site } from './readSite.js'

export type SignInWarningProps = { domain: string; site: Site }

/** A sign-in message for another domain than the requesting site is the typical phishing attempt. */
export function SignInWarning({ domain, site }: SignInWarningProps) {
  if (site.host !== undefined && domain.toLowerCase() === site.host) return null
  return (
    <Notice tone="danger" title="This signs you in somewhere else">
      <p>
        The message is for <bdi>{cleanText(domain, 80)}</bdi>, and {site.host ?? 'a site without an address'} asks for
        it. Reject it unless you know why.
      </p>
    </Notice>
  )
}
