import { truncateAddress } from '@portico/core/page'
import type { Send, UnansweredRequest } from '@portico/core/send'
import { Button, Notice } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { openRequestWords } from './openRequestWords.js'
import { useAmounts } from './useAmounts.js'
import { useConnectedWallet } from './useConnectedWallet.js'

export type OpenRequestNoticeProps = { send: Send; request: UnansweredRequest | undefined }

/** Why nothing can be sent now: what became of an earlier request is not known, and a second one could pay twice. */
export function OpenRequestNotice({ send, request }: OpenRequestNoticeProps) {
  const t = useTranslate(openRequestWords)
  const amounts = useAmounts()
  const { name: wallet } = useConnectedWallet()
  if (!request) return null
  const { token, amount, receiver, isHere, isUncertain, hasSent, canDismiss } = request
  const seen = hasSent ? 'sent' : hasSent === false ? 'nothingSent' : 'unknown'
  const to = receiver.name ?? truncateAddress(receiver.address)
  const what = { wallet, amount: amounts.whole(amount, token), receiver: to }
  return (
    <Notice
      tone={hasSent ? 'danger' : 'warning'}
      title={isUncertain ? t.openRequest.uncertainTitle : t.openRequest.title}
    >
      <p>{isUncertain ? t.openRequest.uncertainText(what) : t.openRequest.text(what)}</p>
      {!isHere && !isUncertain && <p>{t.openRequest.elsewhere}</p>}
      {(canDismiss || hasSent) && <p>{t.openRequest[seen]}</p>}
      {canDismiss && (
        <Button variant="secondary" onClick={send.dismissRequest}>
          {isUncertain ? t.openRequest.uncertainDismiss : t.openRequest.dismiss}
        </Button>
      )}
    </Notice>
  )
}
