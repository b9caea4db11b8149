import type { Wallet } from '@portico/core'
import { Button, EmptyState } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { pairingWords } from '../pairingWords.js'

/** The wallet is an extension that this browser has not got. */
export function MissingScreen({ wallet }: { wallet: Wallet }) {
  const t = useTranslate(pairingWords)
  const { push } = useActions()
  const { id, name, image_url } = wallet
  return (
    <>
      <EmptyState
        drawing={<WalletImage id={id} name={name} src={image_url} size={80} />}
        title={t.pairing.missingTitle}
        text={t.pairing.missingText({ wallet: name })}
      />
      <Button isFullWidth onClick={() => push('Downloads', { wallet })}>
        {t.titles.Downloads({ wallet: name })}
      </Button>
    </>
  )
}
