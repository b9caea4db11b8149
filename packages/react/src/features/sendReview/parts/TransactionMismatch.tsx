import type { Send } from '@portico/core/send'
import { AddressBlocks, Notice } from '@portico/ui'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { useAmounts } from '../../send/parts/useAmounts.js'
import { useConnectedWallet } from '../../send/parts/useConnectedWallet.js'
import { sendReviewWords } from '../sendReviewWords.js'
import { type Described, describeDifferences } from './describeDifferences.js'
import { SentActions } from './SentActions.js'
import type { StageOf } from './stageOf.js'

/** What was broadcast is not what was asked for: an alarm, with both. */
export function TransactionMismatch({ send, stage }: { send: Send; stage: StageOf<'mismatch'> }) {
  const t = useTranslate(sendReviewWords)
  const { name: wallet } = useConnectedWallet()
  return (
    <div className="pt-transaction-mismatch">
      <Notice tone="danger" title={t.sendReview.mismatchTitle}>
        {t.sendReview.mismatchText({ wallet })}
      </Notice>
      {describeDifferences(stage.differences, stage.sent).map((difference, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <section className="pt-transaction-mismatch-difference" key={index}>
          <h3 className="pt-transaction-mismatch-title">{t.sendReview.differences[difference.field]}</h3>
          <dl>
            <dt className="pt-transaction-mismatch-label">{t.sendReview.asked}</dt>
            <dd>
              <Value text={difference.asked} unlike={difference.found} of={difference.of} />
            </dd>
            <dt className="pt-transaction-mismatch-label">{t.sendReview.found}</dt>
            <dd>
              <Value text={difference.found} unlike={difference.asked} of={difference.of} />
            </dd>
          </dl>
        </section>
      ))}
      <SentActions send={send} stage={stage} />
    </div>
  )
}

/** An address in its blocks, an amount with its unit, anything else as it is. */
function Value({ text, unlike, of }: { text: string; unlike: string } & Pick<Described, 'of'>) {
  const amounts = useAmounts()
  if (of && /^(0x[0-9a-f]+|\d+)$/i.test(text)) return <bdi dir="ltr">{amounts.whole(BigInt(text), of)}</bdi>
  if (/^0x[0-9a-f]{40}$/i.test(text)) return <AddressBlocks address={text} unlike={unlike} />
  return <bdi dir="ltr">{text}</bdi>
}
