import type { Wallet } from '@portico/core'
import type { PairingPlatform } from '@portico/core/pairing'
import { Tabs, tabIds } from '@portico/ui'
import { useId, useState } from 'react'
import { useKit } from '../../../hooks/useKit.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { ViewError } from '../../../modal/ViewError.js'
import { pairingWords } from '../pairingWords.js'
import { ApprovedScreen } from '../screens/ApprovedScreen.js'
import { BrowserScreen } from '../screens/BrowserScreen.js'
import { FailedScreen } from '../screens/FailedScreen.js'
import { LinkScreen } from '../screens/LinkScreen.js'
import { MissingScreen } from '../screens/MissingScreen.js'
import { PeerMismatchScreen } from '../screens/PeerMismatchScreen.js'
import { QrScreen } from '../screens/QrScreen.js'
import { type ShownPairing, usePairing } from '../usePairing.js'
import { GetWalletLine } from './GetWalletLine.js'
import { PairingStack } from './PairingStack.js'

/** The screens that fit the chosen wallet on this device; several make tabs (reference §4.4). */
export function PairingScreens({ wallet }: { wallet: Wallet | undefined }) {
  const t = useTranslate(pairingWords)
  const kit = useKit('PairingScreens')
  const idPrefix = useId()
  const shown = usePairing(wallet)
  const [chosen, choose] = useState<PairingPlatform>()
  if (shown.hasFailed) return <ViewError onRetry={shown.retry} />
  if (wallet && shown.state.status === 'doubtful')
    return <PeerMismatchScreen wallet={wallet} pairing={shown.pairing} state={shown.state} />
  const likely = wallet?.mobile_link && kit.platform().isMobile ? 'mobile' : 'qrcode'
  const platforms = shown.pairing?.platforms(wallet) ?? [likely]
  const current = chosen ?? platforms[0] ?? likely
  const hasTabs = platforms.length > 1 && platforms.includes(current)
  const ids = tabIds(idPrefix, current)
  const panel = hasTabs ? { role: 'tabpanel', id: ids.panel, 'aria-labelledby': ids.tab } : {}
  return (
    <PairingStack>
      {hasTabs && (
        <Tabs
          label={t.pairing.platforms}
          tabs={platforms.map((id) => ({ id, label: t.pairing.platform[id] }))}
          selected={current}
          onSelect={choose}
          idPrefix={idPrefix}
        />
      )}
      <div key={current} {...panel}>
        <PairingStack>
          <Screen
            {...shown}
            wallet={wallet}
            platform={current}
            onShowCode={platforms.includes('qrcode') ? undefined : () => choose('qrcode')}
          />
        </PairingStack>
      </div>
      {wallet && current !== 'unsupported' && <GetWalletLine wallet={wallet} />}
    </PairingStack>
  )
}

type ScreenProps = Pick<ShownPairing, 'pairing' | 'state'> & {
  wallet: Wallet | undefined
  platform: PairingPlatform
  onShowCode: (() => void) | undefined
}

function Screen({ wallet, platform, pairing, state, onShowCode }: ScreenProps) {
  if (wallet && platform === 'unsupported') return <MissingScreen wallet={wallet} />
  if (wallet && platform === 'browser') return <BrowserScreen wallet={wallet} pairing={pairing} />
  if (state.status === 'failed' || (state.status === 'expired' && platform !== 'qrcode'))
    return <FailedScreen wallet={wallet} pairing={pairing} state={state} />
  if (state.status === 'connecting') return <ApprovedScreen wallet={wallet} />
  if (!wallet || platform === 'qrcode' || platform === 'browser' || platform === 'unsupported')
    return <QrScreen wallet={wallet} pairing={pairing} state={state} />
  return <LinkScreen wallet={wallet} pairing={pairing} state={state} platform={platform} onShowCode={onShowCode} />
}
