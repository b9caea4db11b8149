import type { Wallet } from '@portico/core'
import { Button, EmptyState } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { pairingWords } from '../pairingWords.js'
import { PairingImage } from '../parts/PairingImage.js'

/** The wallet is an extension that this browser has not got. */
export function MissingScreen({ wallet }: { wallet: Wallet }) {
  const t = useTranslate(pairingWords)
  const { push } = useActions()
  const { name } = wallet
  return (
    <>
      <EmptyState
        drawing={<PairingImage wallet={wallet} />}
        title={t.pairing.missingTitle}
        text={t.pairing.missingText({ wallet: name })}
      />
      <Button isFullWidth onClick={() => push('Downloads', { wallet })}>
        {t.titles.Downloads({ wallet: name })}
      </Button>
    </>
  )
}
