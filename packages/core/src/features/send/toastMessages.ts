import type { PorticoContext } from '../../context.js'
import { sendingEn } from '../../i18n/messages/sendingEn.js'
import type { Messages } from '../../i18n/messages.js'

/** Messages of toasts, which come also while no view of sending is loaded. */
export function toastMessages({ store }: PorticoContext): Messages['sending'] {
  return store.get().language.messages?.sending ?? sendingEn
}
