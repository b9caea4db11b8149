import { serverImage } from '@portico/core/account'
import type { Receiver, SentTransfer } from '@portico/core/send'
import { AddressBlocks } from '@portico/ui'
import { Avatar } from '@portico/ui/images'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { TokenImage } from '../../send/parts/TokenImage.js'
import { useAmounts } from '../../send/parts/useAmounts.js'
import { sendReviewWords } from '../sendReviewWords.js'

export type TransferSummaryProps = {
  token: SentTransfer['token'] & { readonly price?: string | undefined }
  amount: bigint
  receiver: Receiver
}

/** What goes to whom: every digit of the amount, every character of the address. */
export function TransferSummary({ token, amount, receiver }: TransferSummaryProps) {
  const t = useTranslate(sendReviewWords)
  const amounts = useAmounts()
  const src = useKitState((state) => serverImage(receiver.image, state.options.endpoints))
  const name = receiver.name ?? receiver.profileName
  const worth = amounts.worth(amount, token)
  return (
    <div className="pt-transfer-summary">
      <div className="pt-transfer-summary-line">
        <TokenImage token={token} />
        <dl className="pt-transfer-summary-text">
          <dt className="pt-transfer-summary-label">{t.sendReview.send}</dt>
          <dd className="pt-transfer-summary-value">
            <bdi dir="ltr">{amounts.whole(amount, token)}</bdi>
          </dd>
          {worth && (
            <dd>
              <bdi dir="ltr">{worth}</bdi>
            </dd>
          )}
        </dl>
      </div>
      <div className="pt-transfer-summary-line">
        <Avatar address={receiver.address} src={src} />
        <dl className="pt-transfer-summary-text">
          <dt className="pt-transfer-summary-label">{t.sendReview.to}</dt>
          {name && (
            <dd className="pt-transfer-summary-value">
              <bdi>{name}</bdi>
            </dd>
          )}
          <dd>
            <AddressBlocks address={receiver.address} />
          </dd>
        </dl>
      </div>
    </div>
  )
}
