import { Button, EmptyState, Input, Shimmer } from '@portico/ui'
import { EmptyDrawing } from '@portico/ui/drawings'
import type { AdminWallet } from '@portico/wire/http'
import { useState } from 'react'
import { useCall } from '../api/useCall.js'
import { formatNumber } from '../format/format.js'
import { ConsoleIcon } from '../icons/ConsoleIcon.js'
import { Problem } from '../parts/Problem.js'
import { Segmented } from '../parts/Segmented.js'
import { ViewHead } from '../parts/ViewHead.js'
import { ImportDialog } from './ImportDialog.js'
import { Pager } from './Pager.js'
import { useDebounced } from './useDebounced.js'
import { WalletDialog } from './WalletDialog.js'
import { WalletRow } from './WalletRow.js'
import './WalletsView.css'

const pageSize = 40
const typingPause = 200
const visibilities = [
  { value: 'all', title: 'All' },
  { value: 'shown', title: 'Shown' },
  { value: 'hidden', title: 'Hidden' },
] as const
type Visibility = (typeof visibilities)[number]['value']
/** What a dialog is open for: a wallet, a new one, or a list. */
type Open = AdminWallet | 'new' | 'import'

export function WalletsView() {
  const [search, setSearch] = useState('')
  const [visibility, setVisibility] = useState<Visibility>('all')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Open>()
  const [news, setNews] = useState('')
  const sought = useDebounced(search.trim(), typingPause)
  const { data, error, isLoading, reload } = useCall('listWallets', {
    query: { page: String(page), entries: String(pageSize), visibility, search: sought || undefined },
  })
  const isWhole = sought === '' && visibility === 'all'
  const offset = (page - 1) * pageSize
  const onChanged = (what: string): void => {
    setNews(what)
    reload()
  }

  return (
    <>
      <ViewHead title="Wallets" text="The directory that the modal lists, in the order that visitors see.">
        <Button variant="secondary" icon={<ConsoleIcon name="upload" size={18} />} onClick={() => setOpen('import')}>
          Import
        </Button>
        <Button icon={<ConsoleIcon name="plus" size={18} />} onClick={() => setOpen('new')}>
          Add wallet
        </Button>
      </ViewHead>
      <div className="cn-wallets-view-tools">
        <div className="cn-wallets-view-search">
          <Input
            label="Search wallets"
            placeholder="Name, homepage or rdns"
            clearLabel="Clear the search"
            value={search}
            onValueChange={(text) => {
              setSearch(text)
              setPage(1)
            }}
          />
        </div>
        <Segmented
          label="Which wallets"
          value={visibility}
          options={visibilities}
          onChange={(choice) => {
            setVisibility(choice)
            setPage(1)
          }}
        />
      </div>
      <p className="cn-wallets-view-count" role="status">
        {news && `${news} · `}
        {data ? countOf(data.count, isWhole) : ''}
      </p>
      {error !== undefined && <Problem title="The wallets could not be loaded." error={error} onRetry={reload} />}
      {!data && error === undefined && <Shimmer shape="row" height="480px" />}
      {data?.data.length === 0 && !isLoading && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title={isWhole ? 'The directory is empty' : 'No wallet matches'}
          text={
            isWhole ? 'Import a list, or add the wallets that you want to show.' : 'Try fewer letters, or all wallets.'
          }
        />
      )}
      {data && data.data.length > 0 && (
        <ul className="cn-wallets-view" aria-busy={isLoading} data-old={isLoading ? '' : undefined}>
          {data.data.map((wallet, index) => (
            <WalletRow
              key={wallet.id}
              wallet={wallet}
              position={isWhole ? offset + index + 1 : undefined}
              count={data.count}
              onEdit={() => setOpen(wallet)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {data && <Pager page={page} pages={Math.ceil(data.count / pageSize)} onPage={setPage} />}
      {open === 'import' && <ImportDialog onClose={() => setOpen(undefined)} onImported={reload} />}
      {open !== undefined && open !== 'import' && (
        <WalletDialog
          wallet={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}

function countOf(count: number, isWhole: boolean): string {
  const wallets = `${formatNumber(count)} ${count === 1 ? 'wallet' : 'wallets'}`
  return isWhole ? wallets : `${wallets} found`
}
