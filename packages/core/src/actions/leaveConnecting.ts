import type { Namespace } from '@portico/wire'
import type { PorticoContext } from '../context.js'
import { siwxError } from '../errors/siwxError.js'
import { close } from './close.js'
import { requestSignIn } from './requestSignIn.js'

/** The wallet is connected: the visitor signs in where the site wants that (SIWX-01), else the modal closes. */
export async function leaveConnecting(ctx: PorticoContext, namespace: Namespace): Promise<void> {
  const outcome = await requestSignIn(ctx, namespace, 'connected')
  if (outcome === 'failed') throw siwxError('initialize-failed')
  if (outcome === 'passed') close(ctx, { force: true })
}
