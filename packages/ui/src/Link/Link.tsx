import type { ReactNode } from 'react'
import type { ForwardedProps } from '../ForwardedProps.js'
import { ExternalLink } from '../icons/ExternalLink.js'

export type LinkProps = ForwardedProps & {
  children: ReactNode
  href: string
  hasIcon?: boolean | undefined
}

/** An external link: opens a new tab, without opener and referrer. */
export function Link({ children, href, hasIcon, ...forwarded }: LinkProps) {
  return (
    <a {...forwarded} className="pt-link" href={href} target="_blank" rel="noreferrer noopener">
      {children}
      {hasIcon && <ExternalLink size={14} />}
    </a>
  )
}
