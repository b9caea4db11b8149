import type { CSSProperties } from 'react'
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
    // CSSProperties knows no custom properties.
    <span
      className="pt-monogram"
      aria-hidden="true"
      style={{ '--portico-monogram-hue': hashText(id) % 360 } as CSSProperties}
    >
      {monogramOf(name)}
    </span>
  )
}
