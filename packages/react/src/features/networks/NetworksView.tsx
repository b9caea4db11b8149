import { Button, EmptyState, Input } from '@portico/ui'
import { Help } from '@portico/ui/icons'
import { useState } from 'react'
import { useActions } from '../../hooks/useActions.js'
import { useKitState } from '../../hooks/useKitState.js'
import { useTranslate } from '../../hooks/useTranslate.js'
import { networksWords } from './networksWords.js'
import { NetworkList } from './parts/NetworkList.js'

/** More than fit without scrolling. */
const searchFrom = 7
/** Six rows, and enough of the seventh to say that there are more. */
const listHeight = 404

export function NetworksView() {
  const t = useTranslate(networksWords)
  const { push } = useActions()
  const networks = useKitState((state) => state.networks.requested)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = networks.filter((network) => network.name.toLowerCase().includes(wanted))
  return (
    <div className="pt-networks-view">
      {networks.length >= searchFrom && (
        <Input
          label={t.networks.search}
          placeholder={t.networks.search}
          value={search}
          onValueChange={setSearch}
          clearLabel={t.common.clearSearch}
        />
      )}
      {found.length > 0 && <NetworkList networks={found} maxHeight={listHeight} />}
      <div role="status">{found.length === 0 && <EmptyState title={t.networks.none} text={t.networks.noneText} />}</div>
      <Button variant="quiet" icon={<Help />} onClick={() => push('WhatIsANetwork')}>
        {t.networks.whatIs}
      </Button>
    </div>
  )
}
