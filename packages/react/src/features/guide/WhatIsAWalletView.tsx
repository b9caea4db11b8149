import { Button } from '@portico/ui'
import { KeysDrawing, LoginDrawing, VaultDrawing } from '@portico/ui/drawings'
import { useActions } from '../../hooks/useActions.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { WalletGuide } from '../parts/WalletGuide.js'
import { guideWords } from './guideWords.js'

export function WhatIsAWalletView() {
  const { connect, wallets: t } = useTranslate(guideWords)
  const { push } = useActions()
  const sections = [
    { drawing: <LoginDrawing />, title: t.whatTitle1, text: t.whatText1 },
    { drawing: <VaultDrawing />, title: t.whatTitle2, text: t.whatText2 },
    { drawing: <KeysDrawing />, title: t.whatTitle3, text: t.whatText3 },
  ]
  return (
    <WalletGuide sections={sections}>
      <Button isFullWidth onClick={() => push('GetWallet')}>
        {connect.getWallet}
      </Button>
    </WalletGuide>
  )
}
