import type { Transfer } from '@portico/wire/http'

/** One thing that moved, from or to the address that is looked at. */
export type Movement = {
  readonly sender: string
  readonly receiver: string
  readonly isCollectible: boolean
}

export function directionOf({ sender, receiver }: Movement, address: string): Transfer['direction'] {
  if (sender === receiver) return 'self'
  return sender === address ? 'out' : 'in'
}
