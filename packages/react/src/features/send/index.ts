import type { Send } from '@portico/core/send'
import type { ViewNameOf } from '@portico/core/views'
import { createElement, type FunctionComponent } from 'react'
import type { ViewComponents } from '../../modal/viewProps.js'
import { withSheet } from '../../mount/withSheet.js'
import { SendPreviewView } from './SendPreviewView.js'
import { SendProgressView } from './SendProgressView.js'
import { SendSelectTokenView } from './SendSelectTokenView.js'
import { SendView } from './SendView.js'
import { sendSheet } from './sheet.generated.js'

/** The views of sending, each with the part of the kit that it shows. */
export function sendViews(send: Send): ViewComponents<ViewNameOf<'send'>> {
  return withSheet(sendSheet, {
    WalletSend: withSend(send, SendView),
    WalletSendSelectToken: withSend(send, SendSelectTokenView),
    WalletSendPreview: withSend(send, SendPreviewView),
    WalletSendProgress: withSend(send, SendProgressView),
  })
}

function withSend<Data>(
  send: Send,
  View: FunctionComponent<{ send: Send; data: Data }>,
): FunctionComponent<{ data: Data }> {
  return ({ data }) => createElement(View, { send, data })
}
