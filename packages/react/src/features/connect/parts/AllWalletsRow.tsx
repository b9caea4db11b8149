import { hasAllWallets } from '@portico/core/views'
import { Row, Tag } from '@portico/ui'
import { Grid } from '@portico/ui/icons'
import { useMemo } from 'react'
import { useActions } from '../../../hooks/useActions.js'
import { useInitialMessages } from '../../../hooks/useInitialMessages.js'
import { useKit } from '../../../hooks/useKit.js'
import { useKitState } from '../../../hooks/useKitState.js'

/** Opens the whole directory; there from the start, the number of wallets follows. */
export function AllWalletsRow({ count }: { count: string | undefined }) {
  const t = useInitialMessages()
  const kit = useKit('AllWalletsRow')
  const { push } = useActions()
  const platform = useMemo(() => kit.platform(), [kit])
  const isShown = useKitState((state) => hasAllWallets(state, platform))
  if (!isShown) return null
  return (
    <div className="pt-all-wallets-row">
      <Row
        icon={<Grid />}
        name={t.titles.AllWallets}
        tag={
          count && (
            <Tag>
              {/* A plus after a number stays there from right to left. */}
              <bdi dir="ltr">{count}</bdi>
            </Tag>
          )
        }
        trailing="chevron"
        onClick={() => push('AllWallets')}
      />
    </div>
  )
}
