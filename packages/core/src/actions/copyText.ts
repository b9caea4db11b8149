import type { PorticoContext } from '../context.js'
import { copyToClipboard } from '../env/clipboard.js'
import { PorticoError } from '../errors/PorticoError.js'
import { showToast } from './showToast.js'

export type CopyTextParameters = {
  text: string
  /** What the toast says when it worked. */
  message: string
}

export async function copyText(ctx: PorticoContext, { text, message }: CopyTextParameters): Promise<void> {
  try {
    await (ctx.env.copy ?? copyToClipboard)(text)
  } catch (cause) {
    throw new PorticoError('clipboard/failed', undefined, { cause })
  }
  showToast(ctx, { message })
}
