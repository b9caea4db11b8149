import type { Wallet } from '@portico/core'
import type { Pairing, PairingState } from '@portico/core/pairing'
import { Button, Row } from '@portico/ui'
import { QrCode } from '@portico/ui/icons'
import { useGuard } from '../../../hooks/useGuard.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { pairingWords } from '../pairingWords.js'
import { CopyLinkButton } from '../parts/CopyLinkButton.js'
import { PairingImage } from '../parts/PairingImage.js'

export type LinkScreenProps = {
  wallet: Wallet
  pairing: Pairing | undefined
  state: PairingState
  platform: 'mobile' | 'desktop' | 'web'
  onShowCode: (() => void) | undefined
}

/** The wallet is an app or a page that a link opens; where nothing opened, the other ways on. */
export function LinkScreen({ wallet, pairing, state, platform, onShowCode }: LinkScreenProps) {
  const t = useTranslate(pairingWords)
  const run = useGuard()
  const { name } = wallet
  const isReady = state.status === 'pairing'
  const isLost = isReady && state.link === 'nothingOpened'
  const { title, text } = wordsOf(t, state, name, isLost)
  return (
    <StatusScreen
      image={<PairingImage wallet={wallet} />}
      state={isLost ? 'error' : 'loading'}
      title={title}
      text={text}
    >
      <Button isFullWidth isLoading={!isReady} onClick={() => run(() => pairing?.openWallet(platform))}>
        {isReady && state.link !== 'none' ? t.pairing.openAgain : t.pairing.open({ wallet: name })}
      </Button>
      {isLost && onShowCode && (
        <Row icon={<QrCode />} name={t.pairing.showCode} trailing="chevron" onClick={onShowCode} />
      )}
      <CopyLinkButton variant="quiet" isFullWidth state={state} />
    </StatusScreen>
  )
}

function wordsOf(t: typeof pairingWords, state: PairingState, wallet: string, isLost: boolean) {
  const words = t.pairing
  if (isLost) return { title: words.notOpenedTitle({ wallet }), text: words.notOpenedText }
  const hasOpened = state.status === 'pairing' && state.link !== 'none'
  return {
    title: t.connecting.title({ wallet }),
    text: hasOpened ? words.approveText({ wallet }) : words.openText({ wallet }),
  }
}
