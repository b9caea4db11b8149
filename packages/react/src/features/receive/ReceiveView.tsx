import { accountOf, activeNetwork } from '@portico/core/page'
import { AddressBlocks, Button, Row } from '@portico/ui'
import { Copy } from '@portico/ui/icons'
import { Avatar, NetworkImage } from '@portico/ui/images'
import { QrCode } from '@portico/ui/qr'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { networkImageUrl } from '../parts/networkImageUrl.js'
import { receiveWords } from './receiveWords.js'
import { useCompatibleNetworks } from './useCompatibleNetworks.js'

/** As many as show that there are several. */
const strip = 5

/** The address to be scanned, compared and copied, and where it works. */
export function ReceiveView() {
  const t = useTranslate(receiveWords)
  const { copyText, push } = useActions()
  const { address = '', profileName, profileImage } = useKitState(accountOf)
  const network = useKitState(activeNetwork)
  const networks = useCompatibleNetworks()
  const options = useKitState((state) => state)
  return (
    <div className="pt-receive-view">
      <div className="pt-receive-view-code">
        <QrCode value={address} label={t.receive.code}>
          <Avatar address={address} src={profileImage ?? undefined} />
        </QrCode>
      </div>
      <div className="pt-receive-view-address">
        {profileName && (
          <p className="pt-receive-view-name" dir="auto">
            {profileName}
          </p>
        )}
        <AddressBlocks address={address} />
      </div>
      <Button isFullWidth icon={<Copy />} onClick={() => copyText({ text: address, message: t.account.addressCopied })}>
        {t.account.copyAddress}
      </Button>
      <Row
        name={t.receive.compatible}
        tag={
          <span className="pt-receive-view-strip">
            {networks.slice(0, strip).map((entry) => (
              <NetworkImage
                key={entry.caipNetworkId}
                id={entry.caipNetworkId}
                name={entry.name}
                src={networkImageUrl(options, entry)}
                size={24}
              />
            ))}
          </span>
        }
        trailing="chevron"
        onClick={() => push('WalletCompatibleNetworks')}
      />
      <p className="pt-receive-view-notice">
        {t.receive.notice({ network: network?.name ?? t.buttons.unknownNetwork })}
      </p>
    </div>
  )
}
