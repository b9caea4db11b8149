import type { ReactNode } from 'react'

/** One thing below the other. */
export function PairingStack({ children }: { children: ReactNode }) {
  return <div className="pt-pairing-stack">{children}</div>
}
