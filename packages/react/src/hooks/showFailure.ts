import { isPorticoError, type Portico, PorticoError } from '@portico/core'
import type { Messages, PorticoErrorCode } from '@portico/core/views'

const silent: readonly PorticoErrorCode[] = Object.freeze(['connect/abandoned'])

/** Tells the visitor in a toast, in their own words. */
export function showFailure(kit: Portico, cause: unknown): void {
  const error = isPorticoError(cause) ? cause : new PorticoError('unknown', undefined, { cause })
  if (silent.includes(error.code)) return
  const { messages } = kit.store.get().language
  const message = messages && wordsOf(messages, error.code)
  kit.actions.showToast({ message: message ?? error.shortMessage, variant: 'error' })
}

function wordsOf({ errors, connecting }: Messages, code: PorticoErrorCode): string | undefined {
  return errors[code] ?? (code === 'rpc/user-rejected' ? connecting.declinedTitle : errors.unknown)
}
