import { Row } from '@portico/ui'
import { Browser, Globe, Phone, Store } from '@portico/ui/icons'
import { WalletImage } from '@portico/ui/images'
import { useKit } from '../../hooks/useKit.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import type { ViewProps } from '../../modal/viewProps.js'
import { NewTabName } from '../parts/NewTabName.js'
import { downloadsOf } from './downloadsOf.js'
import { guideWords } from './guideWords.js'

const icons = Object.freeze({ chrome: Browser, ios: Phone, android: Store, website: Globe })

export function DownloadsView({ data: { wallet } }: ViewProps<'Downloads'>) {
  const t = useTranslate(guideWords)
  const kit = useKit('DownloadsView')
  return (
    <div className="pt-downloads-view">
      <div className="pt-downloads-view-wallet">
        <WalletImage id={wallet.id} name={wallet.name} src={wallet.image_url} size={80} />
      </div>
      {downloadsOf(wallet, kit.platform()).map(({ kind, url }) => {
        const Icon = icons[kind]
        return (
          <Row
            key={kind}
            icon={<Icon />}
            name={<NewTabName>{t.wallets[kind]}</NewTabName>}
            description={new URL(url).hostname}
            href={url}
            trailing="external"
          />
        )
      })}
    </div>
  )
}
