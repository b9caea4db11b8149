import { IconButton, Spinner, Tag } from '@portico/ui'
import { WalletImage } from '@portico/ui/images'
import type { AdminWallet } from '@portico/wire/http'
import { useConsole } from '../api/consoleContext.js'
import { errorText } from '../api/errorText.js'
import { useAction } from '../api/useAction.js'
import { ConsoleIcon } from '../icons/ConsoleIcon.js'
import { moveTo } from './moveTo.js'
import { walletImageUrl } from './walletImageUrl.js'
import './WalletRow.css'

export type WalletRowProps = {
  wallet: AdminWallet
  /** From 1; absent where only a part of the directory is listed, so that places mean nothing. */
  position: number | undefined
  /** Of the whole directory. */
  count: number
  onEdit: () => void
  onChanged: (what: string) => void
}

export function WalletRow({ wallet, position, count, onEdit, onChanged }: WalletRowProps) {
  const { client } = useConsole()
  const { id, name, isHidden } = wallet
  const show = useAction(async () => {
    await client.call('showWallet', { path: { id }, body: { isHidden: !isHidden } })
    onChanged(isHidden ? `${name} is shown again` : `${name} is hidden`)
  })
  const move = useAction(async (_, to: number) => {
    await moveTo(client, id, to, position ?? to)
    onChanged(`${name} is number ${to} now`)
  })
  const error = show.error ?? move.error
  return (
    <li className="cn-wallet-row" data-hidden={isHidden ? '' : undefined}>
      <span className="cn-wallet-row-place">{position}</span>
      <WalletImage id={id} name={name} src={walletImageUrl(client.server, wallet)} />
      <span className="cn-wallet-row-words">
        <span className="cn-wallet-row-name">
          <bdi>{name}</bdi>
          {isHidden && <Tag>Hidden</Tag>}
          {wallet.badge_type === 'certified' && <Tag tone="accent">Certified</Tag>}
        </span>
        <span className="cn-wallet-row-about">{aboutOf(wallet)}</span>
        {error !== undefined && (
          <span className="cn-wallet-row-error" role="alert">
            {errorText(error)}
          </span>
        )}
      </span>
      <span className="cn-wallet-row-actions">
        {(show.isBusy || move.isBusy) && <Spinner size={18} />}
        {position !== undefined && (
          <>
            <IconButton
              label={`Move ${name} up`}
              isDisabled={position === 1}
              onClick={() => void move.run(position - 1)}
            >
              <ConsoleIcon name="up" />
            </IconButton>
            <IconButton
              label={`Move ${name} down`}
              isDisabled={position === count}
              onClick={() => void move.run(position + 1)}
            >
              <ConsoleIcon name="down" />
            </IconButton>
          </>
        )}
        <IconButton label={`${isHidden ? 'Show' : 'Hide'} ${name}`} onClick={() => void show.run()}>
          <ConsoleIcon name={isHidden ? 'eyeOff' : 'eye'} />
        </IconButton>
        <IconButton label={`Edit ${name}`} onClick={onEdit}>
          <ConsoleIcon name="edit" />
        </IconButton>
      </span>
    </li>
  )
}

function aboutOf({ homepage, rdns, hasLogo }: AdminWallet): string {
  const host = homepage && URL.canParse(homepage) ? new URL(homepage).host : undefined
  return [host, rdns, hasLogo ? 'own logo' : undefined].filter(Boolean).join(' · ') || 'Nothing known but its name'
}
