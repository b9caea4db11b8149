'use client'
import { accountOf } from '@portico/core/page'
import { useKitState } from '../hooks/useKitState.js'
import { AccountButton, type AccountButtonProps } from './AccountButton.js'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.js'

export type PorticoButtonProps = AccountButtonProps & ConnectButtonProps

/** The connect button until somebody is connected, then the account button. */
export function PorticoButton(props: PorticoButtonProps) {
  const isConnected = useKitState((state) => accountOf(state, props.namespace).address !== undefined)
  return isConnected ? <AccountButton {...props} /> : <ConnectButton {...props} />
}
