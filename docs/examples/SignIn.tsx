import { createPortico } from '@portico/core'
import { hostedSiwx } from '@portico/core/siwx'
import { evm } from '@portico/evm'
import { mainnet } from '@portico/evm/networks'
import { usePorticoSIWX } from '@portico/react'

/** Visitors sign in at your own Portico server; they may also stay without. */
export const kit = createPortico({
  projectId: 'my-site',
  endpoint: 'https://kit.example',
  adapters: [evm()],
  networks: [mainnet],
  siwx: hostedSiwx({ required: false, statement: 'Sign in to the shop.' }),
})

/** Inside <PorticoProvider kit={kit}>. */
export function SignIn() {
  const { isSignedIn, session, signIn, signOut } = usePorticoSIWX()
  return isSignedIn ? (
    <button type="button" onClick={signOut}>
      Sign out {session?.data.accountAddress}
    </button>
  ) : (
    <button type="button" onClick={signIn}>
      Sign in
    </button>
  )
}
