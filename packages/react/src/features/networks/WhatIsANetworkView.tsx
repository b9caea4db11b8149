import { Button } from '@portico/ui'
import { LayersDrawing, NetworkDrawing } from '@portico/ui/drawings'
import { useActions } from '../../hooks/useActions.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { WalletGuide } from '../parts/WalletGuide.js'
import { networksWords } from './networksWords.js'

export function WhatIsANetworkView() {
  const { networks: t, common } = useTranslate(networksWords)
  const { goBack } = useActions()
  const sections = [
    { drawing: <NetworkDrawing />, title: t.whatTitle1, text: t.whatText1 },
    { drawing: <LayersDrawing />, title: t.whatTitle2, text: t.whatText2 },
  ]
  return (
    <WalletGuide sections={sections}>
      <Button isFullWidth variant="secondary" onClick={goBack}>
        {common.back}
      </Button>
    </WalletGuide>
  )
}
