import { connectMethods } from '@portico/core/views'
import { Button, EmptyState, Row } from '@portico/ui'
import { Wallet } from '@portico/ui/icons'
import { useActions } from '../../hooks/useActions.js'
import { useInitialMessages } from '../../hooks/useInitialMessages.js'
import { LegalGate, LegalSentence } from '../parts/Legal.js'
import { useWalletState } from '../parts/useWalletState.js'
import { WalletList, WalletListEnd } from './parts/WalletList.js'
import { useConnectRows } from './useConnectRows.js'

export function ConnectView() {
  const t = useInitialMessages()
  const { push } = useActions()
  const { options } = useWalletState()
  return (
    <>
      <LegalGate>
        <Methods />
        {options.enableWalletGuide && (
          <button type="button" className="pt-connect-view-guide" onClick={() => push('WhatIsAWallet')}>
            {t.connect.newHere} <span className="pt-connect-view-start">{t.connect.getStarted}</span>
          </button>
        )}
      </LegalGate>
      <LegalSentence />
    </>
  )
}

/** The ways to connect, in order (CONNECT-06). Wallets are the one there is so far. */
function Methods() {
  const t = useInitialMessages()
  const { push } = useActions()
  const state = useWalletState()
  const { rows, directory } = useConnectRows()
  const { enableWallets, features } = state.options
  if (!enableWallets || !connectMethods(state, rows).includes('wallet'))
    return <EmptyState title={t.connect.disabledTitle} text={t.connect.disabledText} />
  if (rows.length === 0)
    return (
      <>
        <EmptyState
          title={t.connect.noWalletTitle}
          text={t.connect.noWalletText}
          action={<Button onClick={() => push('GetWallet')}>{t.connect.getWallet}</Button>}
        />
        <WalletListEnd directory={directory} />
      </>
    )
  if (features.collapseWallets)
    return (
      <Row
        icon={<Wallet />}
        name={t.connect.continueWithWallet}
        trailing="chevron"
        onClick={() => push('ConnectWallets')}
      />
    )
  return <WalletList rows={rows} directory={directory} />
}
