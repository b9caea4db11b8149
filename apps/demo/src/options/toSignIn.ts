import type { PorticoOptions } from '@portico/core'
import { hostedSiwx, unverifiedSiwx } from '@portico/core/siwx'
import { createSiwe } from '../signIn/createSiwe.js'

const statement = 'Sign in to the playground.'

/** A sign-in for the word that stands in the options; what is no such word is createPortico's to judge. */
export function toSignIn(siwx: unknown, siweConfig: unknown): Record<string, unknown> {
  return {
    ...(siwx === undefined || siwx === 'off' ? {} : { siwx: siwxOf(siwx) }),
    ...(siweConfig === undefined || siweConfig === 'off'
      ? {}
      : { siweConfig: siweConfig === 'on' ? createSiwe() : siweConfig }),
  } satisfies { [Name in keyof Pick<PorticoOptions, 'siwx' | 'siweConfig'>]: unknown }
}

function siwxOf(value: unknown): unknown {
  if (value === 'required') return hostedSiwx({ statement })
  if (value === 'optional') return hostedSiwx({ statement, required: false })
  if (value === 'unverified') return unverifiedSiwx({ statement, required: false })
  return value
}
