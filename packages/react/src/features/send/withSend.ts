import type { Send } from '@portico/core/send'
import { createElement, type FunctionComponent } from 'react'

/** A view with the part of the kit that it shows. */
export function withSend<Data>(
  send: Send,
  View: FunctionComponent<{ send: Send; data: Data }>,
): FunctionComponent<{ data: Data }> {
  return ({ data }) => createElement(View, { send, data })
}
