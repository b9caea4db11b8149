import type { PorticoContext } from '../context.js'
import type { SignInState } from '../state/signInState.js'

/** Says where the account in use stands with signing in. */
export function setSignIn(
  ctx: PorticoContext,
  recipe: (signIn: SignInState | undefined) => SignInState | undefined,
): void {
  ctx.store.update((state) => {
    const signIn = recipe(state.signIn)
    return signIn === state.signIn ? state : { ...state, signIn }
  })
}
