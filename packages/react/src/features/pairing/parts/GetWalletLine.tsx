import type { Wallet } from '@portico/core'
import { Row, Tag } from '@portico/ui'
import { Download } from '@portico/ui/icons'
import { useActions } from '../../../hooks/useActions.js'
import { useKit } from '../../../hooks/useKit.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { downloadsOf } from '../../guide/downloadsOf.js'
import { NewTabName } from '../../parts/NewTabName.js'
import { pairingWords } from '../pairingWords.js'

/** For somebody who has not got the wallet: the store of this device, or a choice of stores (reference §16.3). */
export function GetWalletLine({ wallet }: { wallet: Wallet }) {
  const t = useTranslate(pairingWords)
  const kit = useKit('GetWalletLine')
  const { push } = useActions()
  const platform = kit.platform()
  const [first, ...others] = downloadsOf(wallet, platform)
  if (!first) return null
  const name = t.pairing.dontHave({ wallet: wallet.name })
  const isOwnStore = (platform.isIos && first.kind === 'ios') || (platform.isAndroid && first.kind === 'android')
  const look = { icon: <Download />, tag: <Tag>{t.common.get}</Tag> }
  if (!isOwnStore && others.length > 0)
    return <Row {...look} name={name} trailing="chevron" onClick={() => push('Downloads', { wallet })} />
  return <Row {...look} name={<NewTabName>{name}</NewTabName>} href={first.url} trailing="external" />
}
