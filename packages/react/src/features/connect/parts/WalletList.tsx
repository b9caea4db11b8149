import type { ConnectRow, ConnectRowTag } from '@portico/core/views'
import { Row, Scroller, Shimmer, Tag, type TagProps, VirtualList } from '@portico/ui'
import { Warning } from '@portico/ui/icons'
import { WalletImage } from '@portico/ui/images'
import { useState } from 'react'
import { useActions } from '../../../hooks/useActions.js'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'
import { useKit } from '../../../hooks/useKit.js'
import { usePrefetchPairing } from '../../parts/usePrefetchPairing.js'
import type { ShownWalletLists } from '../../wallets/useWalletLists.js'
import { AllWalletsRow } from './AllWalletsRow.js'
import { DirectoryNote } from './DirectoryNote.js'

const listRows = 6
/** These rows, and enough of the seventh to say that there are more. */
const listHeight = 404
const tones: Readonly<Record<ConnectRowTag, TagProps['tone']>> = Object.freeze({
  installed: 'success',
  recent: 'neutral',
  multichain: 'accent',
  qrCode: 'accent',
})

export type WalletListProps = { rows: readonly ConnectRow[]; directory: ShownWalletLists }

export function WalletList({ rows, directory }: WalletListProps) {
  const t = useInitialMessages()
  const list = (
    <VirtualList
      label={t.connect.wallets}
      count={rows.length}
      viewportHeight={listHeight}
      overscan={1}
      getKey={(index) => rows[index]?.key ?? index}
      renderRow={(index) => {
        const row = rows[index]
        if (!row) return null
        return 'isComing' in row ? <Shimmer shape="row" height="56px" /> : <WalletRow row={row} />
      }}
    />
  )
  return (
    <>
      {rows.length > listRows ? <Scroller maxHeight={listHeight}>{list}</Scroller> : list}
      <WalletListEnd directory={directory} />
    </>
  )
}

/** Below the wallets: the way to all others, or word that they could not be had. */
export function WalletListEnd({ directory: { state, hasFailed, retry } }: Pick<WalletListProps, 'directory'>) {
  return (
    <>
      <AllWalletsRow count={state?.count} />
      {hasFailed && <DirectoryNote onRetry={retry} />}
    </>
  )
}

function WalletRow({ row }: { row: Exclude<ConnectRow, { isComing: true }> }) {
  const t = useInitialMessages()
  const { chooseWallet } = useActions()
  const kit = useKit('WalletRow')
  const [isBusy, setIsBusy] = useState(false)
  const prepare = usePrefetchPairing(!('connector' in row) || row.connector.type === 'WALLET_CONNECT')
  const isOver = (): void => setIsBusy(false)
  const onClick = (): void => {
    chooseWallet(row)
    // The code that asks a wallet may still be on its way, and until it is here nothing else would show the click.
    setIsBusy(true)
    kit.prepare().then(isOver, isOver)
  }
  const hint = row.isClashing ? t.connect.clashingHint : undefined
  const tag = row.isClashing ? (
    <span className="pt-wallet-list-warning">
      <Warning />
    </span>
  ) : (
    row.tag && <Tag tone={tones[row.tag]}>{t.connect[row.tag]}</Tag>
  )
  return (
    <Row
      image={<WalletImage id={row.key} name={row.name} src={row.imageUrl} />}
      name={row.name}
      title={hint ? `${row.name}: ${hint}` : row.name}
      description={hint}
      tag={tag}
      trailing={isBusy ? 'spinner' : tag ? undefined : 'chevron'}
      {...prepare}
      onClick={onClick}
    />
  )
}
