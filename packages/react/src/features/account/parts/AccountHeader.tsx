import { accountOf, truncateAddress } from '@portico/core/page'
import { VisuallyHidden } from '@portico/ui'
import { Copy } from '@portico/ui/icons'
import { Avatar } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useKitState } from '../../../hooks/useKitState.js'
import { useTranslate } from '../../../hooks/useTranslate.js'
import { accountWords } from '../accountWords.js'

/** Who is connected: avatar, and the address to copy. */
export function AccountHeader() {
  const { account: t } = useTranslate(accountWords)
  const { copyText } = useActions()
  const { address = '', profileName, profileImage } = useKitState(accountOf)
  return (
    <div className="pt-account-header">
      <Avatar address={address} src={profileImage ?? undefined} size={64} />
      <button
        type="button"
        className="pt-account-header-address"
        title={t.copyAddress}
        onClick={() => copyText({ text: address, message: t.addressCopied })}
      >
        {/* A shortened address is for the eye; who cannot see it hears all of it. */}
        <span className="pt-account-header-name" dir="auto" aria-hidden={profileName ? undefined : true}>
          {profileName || truncateAddress(address)}
        </span>
        <VisuallyHidden> {address}</VisuallyHidden>
        <Copy size={16} />
      </button>
    </div>
  )
}
