import type { Wallet } from '@portico/core'
import type { Pairing } from '@portico/core/pairing'
import { useGuard } from '../../../hooks/useGuard.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { pairingWords } from '../pairingWords.js'
import { PairingImage } from '../parts/PairingImage.js'

/** The wallet is in this browser as well: nothing to scan, its extension is asked. */
export function BrowserScreen({ wallet, pairing }: { wallet: Wallet; pairing: Pairing | undefined }) {
  const t = useTranslate(pairingWords)
  const run = useGuard()
  const { name } = wallet
  return (
    <StatusScreen
      image={<PairingImage wallet={wallet} />}
      state="idle"
      title={t.connecting.title({ wallet: name })}
      text={t.connecting.text}
      onRetry={() => run(() => pairing?.connectBrowser())}
      retryLabel={t.pairing.open({ wallet: name })}
    />
  )
}
