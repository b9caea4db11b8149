import { activeNamespace } from '@portico/core/page'
import type { ConnectRow, ConnectRowTag } from '@portico/core/views'
import { Row, Scroller, Tag, type TagProps, VirtualList } from '@portico/ui'
import { Warning } from '@portico/ui/icons'
import { WalletImage } from '@portico/ui/images'
import { useActions } from '../../../hooks/useActions.js'
import { useKit } from '../../../hooks/useKit.js'
import { useTranslate } from '../../../hooks/useTranslate.js'

const listRows = 6
/** These rows, and enough of the seventh to say that there are more. */
const listHeight = 404
const tones: Readonly<Record<ConnectRowTag, TagProps['tone']>> = Object.freeze({
  installed: 'success',
  recent: 'neutral',
  multichain: 'accent',
  qrCode: 'accent',
})

export function WalletList({ rows }: { rows: readonly ConnectRow[] }) {
  const t = useTranslate()
  const list = (
    <VirtualList
      label={t.connect.wallets}
      count={rows.length}
      viewportHeight={listHeight}
      overscan={1}
      getKey={(index) => rows[index]?.key ?? index}
      renderRow={(index) => {
        const row = rows[index]
        return row && <WalletRow row={row} />
      }}
    />
  )
  return rows.length > listRows ? <Scroller maxHeight={listHeight}>{list}</Scroller> : list
}

function WalletRow({ row }: { row: ConnectRow }) {
  const t = useTranslate()
  const kit = useKit('WalletList')
  const { connect, push } = useActions()
  const onClick = () => {
    if ('wallet' in row) return push('ConnectingWalletConnect', { wallet: row.wallet })
    const { connector } = row
    // Of a wallet in several namespaces, the one of the network in use.
    const namespace = activeNamespace(kit.store.get())
    const same = connector.connectors?.find((entry) => entry.chain === namespace) ?? connector.connectors?.[0]
    void connect({ connector: same ?? connector })
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
      trailing={tag ? undefined : 'chevron'}
      onClick={onClick}
    />
  )
}
