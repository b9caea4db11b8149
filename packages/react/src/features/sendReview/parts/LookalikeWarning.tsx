import type { Send } from '@portico/core/send'
import { AddressBlocks, Input, Notice } from '@portico/ui'
import { useState } from 'react'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendReviewWords } from '../sendReviewWords.js'

export type LookalikeWarningProps = {
  send: Send
  address: string
  /** The address that the visitor knows. */
  known: string
}

/** An address made to be taken for another: both whole, the difference marked, and a word that cannot be given in haste. */
export function LookalikeWarning({ send, address, known }: LookalikeWarningProps) {
  const t = useTranslate(sendReviewWords)
  const [typed, setTyped] = useState('')
  return (
    <Notice tone="danger" title={t.sendReview.lookalikeTitle}>
      <p>{t.sendReview.lookalikeText}</p>
      <div>
        {t.sendReview.lookalikeKnown}
        <AddressBlocks address={known} unlike={address} />
      </div>
      <div>
        {t.sendReview.lookalikeThis}
        <AddressBlocks address={address} unlike={known} />
      </div>
      <p aria-hidden="true">{t.sendReview.lookalikeType}</p>
      <Input
        label={t.sendReview.lookalikeType}
        type="text"
        icon={null}
        value={typed}
        onValueChange={(value) => {
          setTyped(value)
          send.acknowledge(value)
        }}
      />
    </Notice>
  )
}
