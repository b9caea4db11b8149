import { explorerUrl } from '@portico/core/page'
import type { Send } from '@portico/core/send'
import { Button, Row } from '@portico/ui'
import { Globe } from '@portico/ui/icons'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { NewTabName } from '../../parts/NewTabName.js'
import { sendReviewWords } from '../sendReviewWords.js'
import type { StageOf } from './stageOf.js'
import { useDone } from './useDone.js'

export type SentActionsProps = { send: Send; stage: StageOf<'broadcast' | 'confirmed' | 'reverted' | 'mismatch'> }

/** The way on from a transaction: look at it, or leave it alone. */
export function SentActions({ send, stage: { sent, hash } }: SentActionsProps) {
  const t = useTranslate(sendReviewWords)
  const done = useDone(send)
  const url = explorerUrl(sent.network, 'transaction', hash)
  return (
    <>
      {url && (
        <Row
          icon={<Globe />}
          name={<NewTabName>{t.common.openExplorer}</NewTabName>}
          description={<bdi dir="ltr">{hash}</bdi>}
          title={hash}
          href={url}
          trailing="external"
        />
      )}
      <Button isFullWidth onClick={done}>
        {t.sendReview.done}
      </Button>
    </>
  )
}
