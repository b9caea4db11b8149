import { truncateAddress } from '@portico/core/page'
import type { RecentReceiver, Send } from '@portico/core/send'
import { Row } from '@portico/ui'
import { Avatar } from '@portico/ui/images'
import { useId } from 'react'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { sendWords } from '../sendWords.js'

export type RecentReceiversProps = { send: Send; recent: readonly RecentReceiver[] }

/** As many as leave the button in sight. */
const shown = 3

/** To whom the visitor sent before: safer than an address from anywhere else. */
export function RecentReceivers({ send, recent }: RecentReceiversProps) {
  const t = useTranslate(sendWords)
  const titleId = useId()
  const { useRecent: takeRecent } = send
  return (
    <section className="pt-recent-receivers" aria-labelledby={titleId}>
      <h3 className="pt-recent-receivers-title" id={titleId}>
        {t.send.recent}
      </h3>
      {recent.slice(0, shown).map((receiver) => (
        <Row
          key={receiver.address}
          image={<Avatar address={receiver.address} />}
          name={receiver.name ?? truncateAddress(receiver.address)}
          description={receiver.name && truncateAddress(receiver.address)}
          title={receiver.address}
          onClick={() => takeRecent(receiver)}
        />
      ))}
    </section>
  )
}
