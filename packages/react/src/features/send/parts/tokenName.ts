import { isSuspectName, readableName } from '@portico/core/account'

/** A token's name or symbol without tricks; a name that advertises something is no name. */
export function tokenName(name: string): string {
  return isSuspectName(name) ? '' : readableName(name)
}
