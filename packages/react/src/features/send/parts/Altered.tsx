import { accountOf } from '@portico/core/page'
import { AddressBlocks, Facts, Notice } from '@portico/ui/send'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { SentActions } from './SentActions.js'
import type { StageOf } from './stageOf.js'

/** What was broadcast is not what was asked for: an alarm, with both. */
export function Altered({ stage }: { stage: StageOf<'altered'> }) {
  const t = useTranslate()
  const wallet = useKitState((state) => accountOf(state).connectedWalletInfo?.name) ?? t.account.wallet
  return (
    <div className="pt-altered">
      <Notice tone="danger" title={t.send.alteredTitle}>
        {t.send.alteredText({ wallet })}
      </Notice>
      {stage.differences.map(({ field, asked, found }) => (
        <section className="pt-altered-difference" key={field}>
          <h3>{t.send.differences[field]}</h3>
          <Facts
            facts={[
              { label: t.send.asked, value: <Value of={asked} unlike={found} /> },
              { label: t.send.found, value: <Value of={found} unlike={asked} /> },
            ]}
          />
        </section>
      ))}
      <SentActions stage={stage} />
    </div>
  )
}

/** An address in its blocks; anything else as it is. */
function Value({ of, unlike }: { of: string; unlike: string }) {
  if (/^0x[0-9a-f]{40}$/i.test(of)) return <AddressBlocks address={of} unlike={unlike} />
  return <bdi dir="ltr">{of}</bdi>
}
