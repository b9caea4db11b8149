import type { Send } from '@portico/core/send'
import { createElement, type FunctionComponent } from 'react'
import { SendPreviewView } from './SendPreviewView.js'
import { SendProgressView } from './SendProgressView.js'
import { SendSelectTokenView } from './SendSelectTokenView.js'
import { SendView } from './SendView.js'

type AnyView = FunctionComponent<{ data: never }>
type SendViewName = 'WalletSend' | 'WalletSendSelectToken' | 'WalletSendPreview' | 'WalletSendProgress'

/** The views of sending, each with the part of the kit that it shows. */
export function sendViews(send: Send): Record<SendViewName, AnyView> {
  return {
    WalletSend: withSend(send, SendView),
    WalletSendSelectToken: withSend(send, SendSelectTokenView),
    WalletSendPreview: withSend(send, SendPreviewView),
    WalletSendProgress: withSend(send, SendProgressView),
  }
}

function withSend(send: Send, View: FunctionComponent<{ send: Send; data: never }>): AnyView {
  return ({ data }) => createElement(View, { send, data })
}
