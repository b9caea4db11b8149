import { SignInPanel } from './SignInPanel.js'

/** Signing in after connecting (SIWX-01). */
export function SIWXSignMessageView() {
  return <SignInPanel />
}
