import { type Send, sendButton } from '@portico/core/send'
import { Button } from '@portico/ui'
import { type FormEvent, useEffect, useMemo } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useStore } from '../../hooks/useStore.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { prefetchOnce } from '../../mount/prefetchOnce.js'
import { loadReview } from './loadReview.js'
import { AmountBox } from './parts/AmountBox.js'
import { backToForm } from './parts/backToForm.js'
import { OpenRequestNotice } from './parts/OpenRequestNotice.js'
import { ReceiverBox } from './parts/ReceiverBox.js'
import { RecentReceivers } from './parts/RecentReceivers.js'
import { SendUnavailable } from './parts/SendUnavailable.js'
import { sendWords } from './sendWords.js'

export type SendViewProps = ViewProps<'WalletSend'> & { send: Send }

/** How much of what goes to whom. */
export function SendView({ send, data }: SendViewProps) {
  const t = useTranslate(sendWords)
  const { push } = useActions()
  const state = useStore(send.store, send.store.get())
  const given = data?.send
  useEffect(() => backToForm(send), [send])
  useEffect(() => send.watch(), [send])
  useEffect(() => void (given && send.fill(given)), [send, given])
  // Whoever fills in the form goes on to the review: it is here before the button can be pressed.
  const prefetchReview = useMemo(() => prefetchOnce(loadReview), [])
  const hasBegun = state.amountText !== '' || state.receiverText !== ''
  useEffect(() => {
    if (hasBegun) prefetchReview()
  }, [hasBegun, prefetchReview])
  if (state.status === 'failed' || state.status === 'unsupported')
    return <SendUnavailable send={send} status={state.status} />
  const missing = sendButton(state)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (missing !== 'preview') return
    push('WalletSendPreview')
  }
  return (
    <form className="pt-send-view" onSubmit={onSubmit}>
      <AmountBox send={send} state={state} />
      <ReceiverBox send={send} state={state} />
      {state.receiverText === '' && state.recent.length > 0 && <RecentReceivers send={send} recent={state.recent} />}
      <OpenRequestNotice send={send} request={state.openRequest} />
      {/* It says what is missing; it can be pressed when nothing is. */}
      <Button type="submit" size="lg" isFullWidth isDisabled={missing !== 'preview'}>
        {t.send.button[missing]}
      </Button>
    </form>
  )
}
