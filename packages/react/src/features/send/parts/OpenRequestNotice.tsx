import { truncateAddress } from '@portico/core/page'
import type { Send, UnansweredRequest } from '@portico/core/send'
import { Button, Notice } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendWords } from '../sendWords.js'
import { useAmounts } from './useAmounts.js'
import { useAskedWallet } from './useAskedWallet.js'

export type OpenRequestNoticeProps = { send: Send; request: UnansweredRequest | undefined }

/** Why nothing can be sent now: an earlier request is unanswered, and approving two prompts pays twice. */
export function OpenRequestNotice({ send, request }: OpenRequestNoticeProps) {
  const t = useTranslate(sendWords)
  const amounts = useAmounts()
  const { name: wallet } = useAskedWallet()
  if (!request) return null
  const { token, amount, receiver, isHere, hasSent, canDismiss } = request
  const to = receiver.name ?? truncateAddress(receiver.address)
  return (
    <Notice tone={hasSent ? 'danger' : 'warning'} title={t.send.openRequestTitle}>
      <p>{t.send.openRequestText({ wallet, amount: amounts.whole(amount, token), receiver: to })}</p>
      {!isHere && <p>{t.send.openRequestElsewhere}</p>}
      {hasSent && <p>{t.send.openRequestSent}</p>}
      {canDismiss && (
        <Button variant="secondary" onClick={send.dismissRequest}>
          {t.send.openRequestDismiss}
        </Button>
      )}
    </Notice>
  )
}
