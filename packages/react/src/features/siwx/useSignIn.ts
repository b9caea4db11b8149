import { useFeature } from '../../hooks/useFeature.js'
import { useGuard } from '../../hooks/useGuard.js'

export type SignInControls = { readonly sign: () => void; readonly cancel: () => void }

/** Sign and Cancel. What goes wrong while signing is in the kit's state; a wallet that cannot be left is told by a toast. */
export function useSignIn(): SignInControls {
  const run = useGuard()
  const { feature } = useFeature('signIn')
  return { sign: () => run(() => feature?.sign()), cancel: () => run(() => feature?.cancel()) }
}
