import { accountOf } from '@portico/core/page'
import { WalletImage } from '@portico/ui/images'
import type { ReactNode } from 'react'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { accountWords } from '../../account/accountWords.js'

/** The wallet that was asked to send, by name and by picture. */
export function useConnectedWallet(): { readonly name: string; readonly image: ReactNode } {
  const t = useTranslate(accountWords)
  const wallet = useKitState((state) => accountOf(state).connectedWalletInfo)
  const name = wallet?.name ?? t.account.wallet
  return { name, image: <WalletImage id={wallet?.rdns ?? name} name={name} src={wallet?.icon} size={80} /> }
}
