import type { Wallet } from '@portico/core'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { StatusScreen } from '../../parts/StatusScreen.js'
import { pairingWords } from '../pairingWords.js'
import { PairingImage } from '../parts/PairingImage.js'

/** The wallet has approved: its accounts are read, and a sign-in that came along is verified. */
export function ApprovedScreen({ wallet }: { wallet: Wallet | undefined }) {
  const t = useTranslate(pairingWords)
  return (
    <StatusScreen image={<PairingImage wallet={wallet} />} state="success" title={t.connecting.connected} text="" />
  )
}
