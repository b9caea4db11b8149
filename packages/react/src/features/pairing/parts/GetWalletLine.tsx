import type { Wallet } from '@portico/core'
import { Link } from '@portico/ui'
import { useActions } from '../../../hooks/useActions.js'
import { useKit } from '../../../hooks/useKit.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { downloadsOf } from '../../guide/downloadsOf.js'
import { NewTabName } from '../../parts/NewTabName.js'

/** For somebody who has not got the wallet: the store of this device, or a choice of stores (reference §16.3). */
export function GetWalletLine({ wallet }: { wallet: Wallet }) {
  const t = useTranslate()
  const kit = useKit('GetWalletLine')
  const { push } = useActions()
  const platform = kit.platform()
  const [first, ...others] = downloadsOf(wallet, platform)
  if (!first) return null
  const isOwnStore = (platform.isIos && first.kind === 'ios') || (platform.isAndroid && first.kind === 'android')
  return (
    <p className="pt-get-wallet-line">
      {t.pairing.dontHave({ wallet: wallet.name })}{' '}
      {isOwnStore || others.length === 0 ? (
        <Link href={first.url} hasIcon>
          <NewTabName>{t.common.get}</NewTabName>
        </Link>
      ) : (
        <button type="button" className="pt-get-wallet-line-button" onClick={() => push('Downloads', { wallet })}>
          {t.common.get}
        </button>
      )}
    </p>
  )
}
