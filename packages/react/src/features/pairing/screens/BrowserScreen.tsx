import type { Wallet } from '@portico/core'
import type { Pairing } from '@portico/core/pairing'
import { Button, EmptyState } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import { useGuard } from '../../../hooks/useGuard.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { pairingWords } from '../pairingWords.js'

/** The wallet is in this browser as well: nothing to scan, its extension is asked. */
export function BrowserScreen({ wallet, pairing }: { wallet: Wallet; pairing: Pairing | undefined }) {
  const t = useTranslate(pairingWords)
  const run = useGuard()
  const { id, name, image_url } = wallet
  return (
    <>
      <EmptyState
        drawing={<WalletImage id={id} name={name} src={image_url} size={80} />}
        title={t.connecting.title({ wallet: name })}
        text={t.connecting.text}
      />
      <Button isFullWidth onClick={() => run(() => pairing?.connectBrowser())}>
        {t.pairing.open({ wallet: name })}
      </Button>
    </>
  )
}
