import type { Wallet } from '@portico/core'
import type { Pairing, PairingState } from '@portico/core/pairing'
import { Button, Disclosure, Shimmer } from '@portico/ui'
import { Refresh } from '@portico/ui/icons'
import { Countdown, QrCode } from '@portico/ui/qr'
import { useGuard } from '../../../hooks/useGuard.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useNow } from '../../../hooks/useNow.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { pairingWords } from '../pairingWords.js'
import { CopyLinkButton } from '../parts/CopyLinkButton.js'
import { PairingImage } from '../parts/PairingImage.js'
import { timeLeft } from '../parts/timeLeft.js'

/** How long a code is shown, in ms: the protocol's five minutes without the 10 s that it is called expired before it is. */
const lifetime = 290_000

export type QrScreenProps = {
  wallet: Wallet | undefined
  pairing: Pairing | undefined
  state: PairingState
}

/** A code to scan with a phone, or to copy as a link, for as long as it is good (RELAY-01). */
export function QrScreen({ wallet, pairing, state }: QrScreenProps) {
  const t = useTranslate(pairingWords)
  const run = useGuard()
  const words = t.pairing
  const isExpired = state.status === 'expired'
  const hasCode = state.status === 'pairing'
  const title = isExpired ? words.expiredTitle : words.scanTitle
  const text = isExpired ? words.expiredText : words.scanText({ wallet: wallet?.name })
  return (
    <>
      <div className="pt-qr-screen-code" aria-busy={state.status === 'starting'}>
        {hasCode && <Code uri={state.uri} wallet={wallet} />}
        {state.status === 'starting' && <Shimmer shape="row" height="100%" />}
        {isExpired && (
          <Button icon={<Refresh />} isLoading={!state.canRetry} onClick={() => run(() => pairing?.retry())}>
            {words.newCode}
          </Button>
        )}
      </div>
      <div className="pt-qr-screen-words" role="status">
        <h3 className="pt-qr-screen-title">{title}</h3>
        <p>{text}</p>
        {!isExpired && <p>{words.doNotShare}</p>}
      </div>
      {!isExpired && (
        <div className="pt-qr-screen-bar">
          {hasCode ? <TimeLeft until={state.expiresAt} /> : <span />}
          <CopyLinkButton variant="secondary" state={state} />
        </div>
      )}
      {!isExpired && (
        // In its place before the code is: what stands above must not move when it comes.
        <div ref={(element) => void element?.toggleAttribute('inert', !hasCode)}>
          <Disclosure summary={words.trouble}>
            {words.troubleText} <code className="pt-qr-screen-link">{hasCode && state.uri}</code>
          </Disclosure>
        </div>
      )}
    </>
  )
}

function Code({ uri, wallet }: { uri: string; wallet: Wallet | undefined }) {
  const t = useTranslate(pairingWords)
  const hasImage = useKitState((state) => Boolean(wallet || state.options.connectorImages?.['walletConnect']))
  return (
    <QrCode value={uri} label={t.pairing.codeLabel}>
      {hasImage ? <PairingImage wallet={wallet} size={56} /> : undefined}
    </QrCode>
  )
}

function TimeLeft({ until }: { until: number }) {
  const t = useTranslate(pairingWords)
  const left = Math.max(0, until - useNow(1_000))
  // Of the whole life of a code, not of what was left when this screen was shown: another tab and back refills nothing.
  return <Countdown share={Math.min(1, left / lifetime)}>{t.pairing.expiresIn({ time: timeLeft(left) })}</Countdown>
}
