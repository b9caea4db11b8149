import { activeNetwork } from '@portico/core/page'
import { canSend, type Send } from '@portico/core/send'
import { Button } from '@portico/ui'
import { Send as SendIcon } from '@portico/ui/icons'
import { useEffect } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useStore } from '../../hooks/useStore.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { OpenRequestNotice } from '../send/parts/OpenRequestNotice.js'
import { SendFacts } from './parts/SendFacts.js'
import { SendWarnings } from './parts/SendWarnings.js'
import { TransferSummary } from './parts/TransferSummary.js'
import { sendReviewWords } from './sendReviewWords.js'

/** All of it in plain words, before the wallet is asked. */
export function SendPreviewView({ send }: { send: Send }) {
  const t = useTranslate(sendReviewWords)
  const { goBack, push, pushTransaction } = useActions()
  const state = useStore(send.store, send.store.get())
  const { token, amount, receiver, stage } = state
  const isReady = token !== undefined && amount !== undefined && receiver !== undefined
  const isUnread = isReady && stage.name === 'editing'
  useEffect(() => send.watch(), [send])
  // What cannot be reviewed is shown as far as it is known.
  useEffect(() => void (isUnread && send.review().catch(() => undefined)), [send, isUnread])
  const network = useKitState(activeNetwork)
  // The account or the network changed meanwhile and the form is empty: begin there again.
  useEffect(() => void (isReady || goBack()), [isReady, goBack])
  if (!isReady) return null
  const cancel = () => {
    send.cancel()
    goBack()
  }
  const confirm = () => {
    // What fails is the next view's to say.
    send.send().catch(() => undefined)
    void pushTransaction({
      goBack: false,
      view: 'Account',
      flow: 'WalletSendProgress',
      onSuccess: send.reset,
      onCancel: () => (send.store.get().stage.name === 'failed' ? send.retry() : send.cancel()),
    })
    push('WalletSendProgress')
  }
  return (
    <div className="pt-send-preview-view">
      <TransferSummary token={token} amount={amount} receiver={receiver} />
      <SendFacts state={state} network={network} />
      <OpenRequestNotice send={send} request={state.openRequest} />
      <SendWarnings send={send} state={state} />
      <p className="pt-send-preview-view-caution">{t.sendReview.caution}</p>
      <div className="pt-send-preview-view-actions">
        <Button variant="secondary" isFullWidth onClick={cancel}>
          {t.sendReview.cancel}
        </Button>
        <Button isFullWidth icon={<SendIcon />} isDisabled={!canSend(state)} onClick={confirm}>
          {t.sendReview.send}
        </Button>
      </div>
    </div>
  )
}
