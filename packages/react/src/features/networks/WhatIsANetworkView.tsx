import { Button } from '@portico/ui'
import { LayersDrawing, NetworkDrawing } from '@portico/ui/drawings'
import { useActions } from '../../hooks/useActions.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { Lessons } from '../parts/Lessons.js'
import { networksWords } from './networksWords.js'

export function WhatIsANetworkView() {
  const { networks: t, common } = useTranslate(networksWords)
  const { goBack } = useActions()
  const lessons = [
    { drawing: <NetworkDrawing />, title: t.whatTitle1, text: t.whatText1 },
    { drawing: <LayersDrawing />, title: t.whatTitle2, text: t.whatText2 },
  ]
  return (
    <Lessons lessons={lessons}>
      <Button isFullWidth variant="secondary" onClick={goBack}>
        {common.back}
      </Button>
    </Lessons>
  )
}
