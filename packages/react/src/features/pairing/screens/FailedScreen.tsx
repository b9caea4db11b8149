import type { Wallet } from '@portico/core'
import type { Pairing, PairingState } from '@portico/core/pairing'
import { useGuard } from '../../../hooks/useGuard.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { pairingWords } from '../pairingWords.js'
import { failureWords } from '../parts/failureWords.js'
import { PairingImage } from '../parts/PairingImage.js'

export type FailedScreenProps = {
  wallet: Wallet | undefined
  pairing: Pairing | undefined
  state: PairingState
}

/** Declined, run out of time, or broken: in words, and with another try. */
export function FailedScreen({ wallet, pairing, state }: FailedScreenProps) {
  const t = useTranslate(pairingWords)
  const run = useGuard()
  const { title, text, action } = failureWords(t, state)
  return (
    <StatusScreen
      image={<PairingImage wallet={wallet} />}
      state="error"
      title={title}
      text={text}
      retryLabel={action}
      onRetry={() => run(() => pairing?.retry())}
    />
  )
}
