import { isPorticoError, type Portico, PorticoError } from '@portico/core'
import { firstEn, type Messages, type PorticoErrorCode } from '@portico/core/views'

type Words = Pick<Messages, 'connecting' | 'errors'>

/** Tells the visitor in a toast, in their own words. */
export function showFailure(kit: Portico, cause: unknown): void {
  const error = isPorticoError(cause) ? cause : new PorticoError('unknown', undefined, { cause })
  if (error.code === 'connect/abandoned') return
  const show = (message: string | undefined): void =>
    kit.actions.showToast({ message: message ?? error.shortMessage, variant: 'error' })
  const { messages } = kit.store.get().language
  // Words that came with the modal: a deployment that removed some code has removed the others' too.
  if (error.code === 'modal/load-failed')
    show((messages ?? firstEn).viewError[kit.actions.canReload() ? 'reload' : 'text'])
  else if (messages) show(wordsOf(messages, error.code))
  else
    import('./failureEn.js').then(
      ({ failureEn }) => show(wordsOf(failureEn, error.code)),
      () => show(undefined),
    )
}

function wordsOf({ errors, connecting }: Words, code: PorticoErrorCode): string | undefined {
  return errors[code] ?? (code === 'rpc/user-rejected' ? connecting.declinedTitle : errors.unknown)
}
