import { Button } from '@portico/ui'
import { KeysDrawing, LoginDrawing, VaultDrawing } from '@portico/ui/drawings'
import { useActions } from '../../hooks/useActions.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { Lessons } from '../parts/Lessons.js'
import { guideWords } from './guideWords.js'

export function WhatIsAWalletView() {
  const { connect, wallets: t } = useTranslate(guideWords)
  const { push } = useActions()
  const lessons = [
    { drawing: <LoginDrawing />, title: t.whatTitle1, text: t.whatText1 },
    { drawing: <VaultDrawing />, title: t.whatTitle2, text: t.whatText2 },
    { drawing: <KeysDrawing />, title: t.whatTitle3, text: t.whatText3 },
  ]
  return (
    <Lessons lessons={lessons}>
      <Button isFullWidth onClick={() => push('GetWallet')}>
        {connect.getWallet}
      </Button>
    </Lessons>
  )
}
