import { Dialog } from '@portico/app-kit'
import { Button } from '@portico/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { useAction } from '../api/useAction.js'
import { formatNumber } from '../format/format.js'
import { ConsoleIcon } from '../icons/ConsoleIcon.js'
import { Problem } from '../parts/Problem.js'
import './ImportDialog.css'
import { ImportResult } from './ImportResult.js'
import { readWalletList } from './readWalletList.js'
import { type ImportProgress, useImport } from './useImport.js'

export type ImportDialogProps = { onClose: () => void; onImported: () => void }

type Chosen = { readonly name: string; readonly records: readonly unknown[] }

/** A list goes over in pieces. When one does not arrive, the rest can be sent later on: nothing is sent twice or lost. */
export function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [refusal, setRefusal] = useState<string>()
  const { progress, send, restart } = useImport(onImported)
  const run = useAction((_, records: readonly unknown[]) => send(records))

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    const records = readWalletList(await file.text())
    setRefusal(records ? undefined : `${file.name} is not a JSON list of wallets.`)
    setChosen(records && { name: file.name, records })
    run.reset()
    restart()
  }

  const isDone = chosen !== undefined && progress.sent === chosen.records.length && !run.isBusy
  const isBegun = progress.sent > 0
  return (
    <Dialog title="Import wallets" onClose={onClose} closeLabel="Close" size="lg">
      <div className="cn-import-dialog">
        <p className="cn-quiet">
          A JSON file with a list of wallets, each with an <code className="cn-mono">id</code> and a{' '}
          <code className="cn-mono">name</code>. Wallets that are there already get the new facts; what you hid, moved
          or edited yourself stays.
        </p>
        <input
          ref={picker}
          className="cn-import-dialog-picker"
          type="file"
          accept="application/json,.json"
          aria-label="List of wallets"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <button type="button" className="cn-import-dialog-drop" onClick={() => picker.current?.click()}>
          <ConsoleIcon name="upload" />
          {chosen ? `${chosen.name}: ${formatNumber(chosen.records.length)} records` : 'Choose a file'}
        </button>
        {refusal && (
          <p className="cn-import-dialog-refusal" role="alert">
            {refusal}
          </p>
        )}
        {chosen && (isBegun || run.isBusy) && <Progress progress={progress} total={chosen.records.length} />}
        {run.error !== undefined && (
          <Problem
            title="The import stopped."
            error={run.error}
            retryLabel="Go on"
            onRetry={() => chosen && void run.run(chosen.records)}
          />
        )}
        {chosen && isBegun && <ImportResult progress={progress} records={chosen.records} />}
        <div className="cn-import-dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!isDone && run.error === undefined && (
            <Button
              isDisabled={!chosen || chosen.records.length === 0}
              isLoading={run.isBusy}
              onClick={() => chosen && void run.run(chosen.records)}
            >
              Import
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Progress({ progress, total }: { progress: ImportProgress; total: number }) {
  return (
    <div className="cn-import-dialog-progress">
      <progress value={progress.sent} max={total} aria-label="Import" />
      <span role="status">
        {formatNumber(progress.sent)} of {formatNumber(total)}
      </span>
    </div>
  )
}
