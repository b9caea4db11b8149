import type { ReactNode } from 'react'
import { Check } from '../icons/Check.js'
import { Close } from '../icons/Close.js'

export type ConnectingRingProps = {
  /** An 80px image. */
  children: ReactNode
  state: 'idle' | 'loading' | 'error' | 'success'
  /** Follows the image: square for a wallet, round for a network. @default 'square' */
  shape?: 'square' | 'round' | undefined
}

/** Decorative: the line of text below it tells the state. */
export function ConnectingRing({ children, state, shape = 'square' }: ConnectingRingProps) {
  return (
    <span className="pt-connecting-ring" data-state={state} data-shape={shape} aria-hidden="true">
      <span className="pt-connecting-ring-track" />
      {children}
      {(state === 'error' || state === 'success') && (
        <span className="pt-connecting-ring-badge" key={state}>
          {state === 'error' ? <Close size={16} /> : <Check size={16} />}
        </span>
      )}
    </span>
  )
}
