import type { Send } from '@portico/core/send'
import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { loadReview } from './loadReview.js'
import { SendSelectTokenView } from './SendSelectTokenView.js'
import { SendView } from './SendView.js'
import { sendSheet } from './sheet.generated.js'
import { withSend } from './withSend.js'

/** The form of sending, and the choice of a token. */
export function sendViews(send: Send): ViewComponents<ViewNameOf<'send'>> {
  return withSheet(sendSheet, {
    WalletSend: withSend(send, SendView),
    WalletSendSelectToken: withSend(send, SendSelectTokenView),
  })
}

/** What comes after the form, fetched. */
export async function sendReviewViews(send: Send): Promise<ViewComponents<ViewNameOf<'sendReview'>>> {
  return (await loadReview()).sendReviewViews(send)
}
