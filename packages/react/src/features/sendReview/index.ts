import type { Send } from '@portico/core/send'
import type { ViewNameOf } from '@portico/core/views'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { withSend } from '../send/withSend.js'
import { SendPreviewView } from './SendPreviewView.js'
import { SendProgressView } from './SendProgressView.js'
import { sendReviewSheet } from './sheet.generated.js'

/** What comes after the form of sending: the review, and what became of it. */
export function sendReviewViews(send: Send): ViewComponents<ViewNameOf<'sendReview'>> {
  return withSheet(sendReviewSheet, {
    WalletSendPreview: withSend(send, SendPreviewView),
    WalletSendProgress: withSend(send, SendProgressView),
  })
}
