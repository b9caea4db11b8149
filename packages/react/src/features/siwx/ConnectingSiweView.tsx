import { SignInPanel } from './SignInPanel.js'

/** The same for a site with the older interface (SIWX-07). */
export function ConnectingSiweView() {
  return <SignInPanel />
}
