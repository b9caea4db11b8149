import { hashText } from '../hashText.js'
import { monogramOf } from './monogramOf.js'

export type MonogramProps = {
  /** Decides the colour, so that two wallets of one name differ. */
  id: string
  name: string
}

/** Stands in for a picture that is missing or broken; fills its box. */
export function Monogram({ id, name }: MonogramProps) {
  return (
    // An attribute and not a style: this may stand in markup from a server, where a strict CSP refuses styles.
    <span className="pt-monogram" aria-hidden="true" data-hue={hashText(id) % 12}>
      {monogramOf(name)}
    </span>
  )
}
