import { Button, EmptyState } from '@portico/ui'
import { KeysDrawing } from '@portico/ui/drawings'
import { useActions } from '../../hooks/useActions.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { guideWords } from './guideWords.js'

/** For somebody without a wallet: what holding keys means, and where to begin. */
export function CreateView() {
  const t = useTranslate(guideWords)
  const { push } = useActions()
  return (
    <div className="pt-create-view">
      <EmptyState drawing={<KeysDrawing />} title={t.wallets.whatTitle3} text={t.wallets.whatText3} />
      <Button isFullWidth onClick={() => push('GetWallet')}>
        {t.connect.getWallet}
      </Button>
      <Button isFullWidth variant="quiet" onClick={() => push('WhatIsAWallet')}>
        {t.titles.WhatIsAWallet}
      </Button>
    </div>
  )
}
