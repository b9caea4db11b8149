import type { PorticoContext } from '../../context.js'
import { sendingEn } from '../../i18n/messages/sendingEn.js'
import type { Messages } from '../../i18n/messages.js'

/** Words for what happens while no view of sending may be there. */
export function sendWords({ store }: PorticoContext): Messages['sending'] {
  return store.get().language.messages?.sending ?? sendingEn
}
