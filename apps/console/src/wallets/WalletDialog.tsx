import { Dialog } from '@portico/app-kit'
import { Button, Checkbox } from '@portico/ui'
import type { AdminWallet } from '@portico/wire/http'
import { type FormEvent, useState } from 'react'
import { CallError } from '../api/CallError.js'
import { useAction } from '../api/useAction.js'
import { Problem } from '../parts/Problem.js'
import { TextField } from '../parts/TextField.js'
import { LogoField } from './LogoField.js'
import { moveTo } from './moveTo.js'
import './WalletDialog.css'
import { changesOf, draftOf, textFields, type WalletDraft } from './walletDraft.js'

export type WalletDialogProps = {
  /** Absent for a new one. */
  wallet: AdminWallet | undefined
  onClose: () => void
  onChanged: (what: string) => void
}

export function WalletDialog({ wallet, onClose, onChanged }: WalletDialogProps) {
  const [before] = useState(() => draftOf(wallet))
  const [draft, setDraft] = useState(before)
  const [isNameMissing, setIsNameMissing] = useState(false)
  const save = useAction((client, given: WalletDraft) => {
    const changes = changesOf(given, before)
    return wallet
      ? client.call('editWallet', { path: { id: wallet.id }, body: changes })
      : client.call('addWallet', { body: { ...changes, name: given.name.trim() } })
  })
  const toTop = useAction(async (client, id: string) => {
    await moveTo(client, id, 1, 1)
    onChanged(`${draft.name} is number 1 now`)
    onClose()
  })
  const reasons = save.error instanceof CallError ? save.error.reasons : []
  const errorOf = (name: string): string | undefined =>
    reasons.find((reason) => reason.name.split('.')[0] === name)?.description
  const isElsewhere = save.error !== undefined && !Object.keys(draft).some((name) => errorOf(name) !== undefined)
  const change = (part: Partial<WalletDraft>): void => setDraft({ ...draft, ...part })

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsNameMissing(draft.name.trim() === '')
    if (draft.name.trim() === '') return
    const kept = await save.run(draft)
    if (!kept) return
    onChanged(wallet ? `${kept.name} is saved` : `${kept.name} is added`)
    onClose()
  }

  return (
    <Dialog title={wallet ? <bdi>{wallet.name}</bdi> : 'Add a wallet'} onClose={onClose} closeLabel="Close" size="lg">
      {wallet && (
        <div className="cn-wallet-dialog-top">
          <LogoField wallet={wallet} onChanged={onChanged} />
          <Button variant="secondary" isLoading={toTop.isBusy} onClick={() => void toTop.run(wallet.id)}>
            Move to the top
          </Button>
        </div>
      )}
      {toTop.error !== undefined && <Problem title="The wallet was not moved." error={toTop.error} />}
      <form className="cn-wallet-dialog" onSubmit={submit} noValidate>
        <div className="cn-wallet-dialog-fields">
          <TextField
            label="Name"
            value={draft.name}
            onChange={(name) => change({ name })}
            error={isNameMissing ? 'Give the wallet a name.' : errorOf('name')}
            isFocused={!wallet}
          />
          {textFields.map(({ name, label, placeholder, ...rest }) => (
            <TextField
              key={name}
              label={label}
              isCode
              value={draft[name]}
              onChange={(text) => change({ [name]: text })}
              placeholder={placeholder}
              hint={'hint' in rest ? rest.hint : undefined}
              error={errorOf(name)}
            />
          ))}
        </div>
        <TextField
          label="Description"
          rows={2}
          value={draft.description}
          onChange={(description) => change({ description })}
          error={errorOf('description')}
        />
        <TextField
          label="Networks"
          isCode
          rows={2}
          value={draft.chains}
          onChange={(chains) => change({ chains })}
          placeholder="eip155:1 eip155:8453"
          hint="CAIP-2 ids, with blanks between."
          error={errorOf('chains')}
        />
        <Checkbox isChecked={draft.isCertified} onCheckedChange={(isCertified) => change({ isCertified })}>
          Certified: passed your own checks
        </Checkbox>
        {isElsewhere && <Problem title="The wallet was not saved." error={save.error} />}
        <div className="cn-wallet-dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isLoading={save.isBusy}>
            {wallet ? 'Save' : 'Add wallet'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
