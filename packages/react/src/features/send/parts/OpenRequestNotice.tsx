import { truncateAddress } from '@portico/core/page'
import type { Send, UnansweredRequest } from '@portico/core/send'
import { Button, Notice } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendWords } from '../sendWords.js'
import { useAmounts } from './useAmounts.js'
import { useConnectedWallet } from './useConnectedWallet.js'

export type OpenRequestNoticeProps = { send: Send; request: UnansweredRequest | undefined }

/** Why nothing can be sent now: what became of an earlier request is not known, and a second one could pay twice. */
export function OpenRequestNotice({ send, request }: OpenRequestNoticeProps) {
  const t = useTranslate(sendWords)
  const amounts = useAmounts()
  const { name: wallet } = useConnectedWallet()
  if (!request) return null
  const { token, amount, receiver, isHere, isUncertain, hasSent, canDismiss } = request
  const to = receiver.name ?? truncateAddress(receiver.address)
  const what = { wallet, amount: amounts.whole(amount, token), receiver: to }
  return (
    <Notice tone={hasSent ? 'danger' : 'warning'} title={isUncertain ? t.send.uncertainTitle : t.send.openRequestTitle}>
      <p>{isUncertain ? t.send.uncertainText(what) : t.send.openRequestText(what)}</p>
      {!isHere && !isUncertain && <p>{t.send.openRequestElsewhere}</p>}
      {hasSent !== undefined && <p>{hasSent ? t.send.openRequestSent : t.send.openRequestNothingSent}</p>}
      {canDismiss && (
        <Button variant="secondary" onClick={send.dismissRequest}>
          {isUncertain ? t.send.uncertainDismiss : t.send.openRequestDismiss}
        </Button>
      )}
    </Notice>
  )
}
