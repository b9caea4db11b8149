import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { siwxError } from '../errors/siwxError.js'
import type { SignInCause } from '../slots/slots.js'
import { activeNamespace } from '../state/selectors.js'
import { track } from '../telemetry/track.js'
import { disconnect } from './disconnect.js'
import { open } from './open.js'
import { showToast } from './showToast.js'

/** `shown`: the visitor reads the message now; `passed`: nothing to do; `failed`: the session could not be read, so the account was disconnected. */
export type SignInOutcome = 'shown' | 'passed' | 'failed'

/** Asks for a signature where the site wants one and the account in use has given none (SIWX-01). */
export async function requestSignIn(
  ctx: PorticoContext,
  namespace: Namespace,
  cause: SignInCause,
): Promise<SignInOutcome> {
  const signIn = ctx.feature('signIn')
  if (!signIn || activeNamespace(ctx.store.get()) !== namespace) return 'passed'
  try {
    return await signIn.run((part) => part.ask(cause))
  } catch (error) {
    ctx.env.log('error', 'Portico:', error)
    await giveUp(ctx, namespace, cause)
    return 'failed'
  }
}

/** Whether there is a session cannot be found out: disconnected, and back to where wallets are chosen (SIWX-08). */
async function giveUp(ctx: PorticoContext, namespace: Namespace, cause: SignInCause): Promise<void> {
  const { networks, language } = ctx.store.get()
  track(ctx, {
    event: 'SIWX_AUTH_ERROR',
    properties: { network: networks.active ?? namespace, isSmartAccount: false },
  })
  // The kit's own state is reset whatever the wallet or the server says to it.
  await disconnect(ctx, { namespace }).catch((error) => ctx.env.log('error', 'Portico:', error))
  if (cause === 'found') return // nobody clicked anything
  await open(ctx, { view: 'Connect' })
  const { code, shortMessage } = siwxError('initialize-failed')
  showToast(ctx, { message: language.messages?.errors[code] ?? shortMessage, variant: 'error' })
}
