import { hashText } from '../hashText.js'
import { monogramOf } from './monogramOf.js'

export type MonogramProps = {
  /** Decides the colour, so that two wallets of one name differ. */
  id: string
  name: string
  /** What it stands in for, to the style sheet; by default it fills the box around it. */
  className?: string | undefined
  /** In px. */
  size?: number | undefined
}

/** Stands in for a picture that is missing or broken. */
export function Monogram({ id, name, className, size }: MonogramProps) {
  return (
    <span
      className={className ? `pt-monogram ${className}` : 'pt-monogram'}
      data-size={size}
      aria-hidden="true"
      // An attribute and not a style: this may stand in markup from a server, where a strict CSP refuses styles.
      data-hue={hashText(id) % 12}
    >
      {monogramOf(name)}
    </span>
  )
}
