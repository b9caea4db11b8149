import type { ViewName } from './views.js'

/** The two views in which a visitor signs in. */
export function isSignInView(name: ViewName): boolean {
  return name === 'SIWXSignMessage' || name === 'ConnectingSiwe'
}
