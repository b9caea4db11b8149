import { Dialog } from '@portico/app-kit'
import { Button } from '@portico/ui'
import type { AdminProject } from '@portico/wire/http'
import { type FormEvent, useState } from 'react'
import { useAction } from '../api/useAction.js'
import { Problem } from '../parts/Problem.js'
import { TextField } from '../parts/TextField.js'
import './CreateProjectDialog.css'
import { ModeField } from './ModeField.js'
import { OriginsEditor } from './OriginsEditor.js'
import { originErrors } from './originErrors.js'

export type CreateProjectDialogProps = { onClose: () => void; onCreated: (project: AdminProject) => void }

export function CreateProjectDialog({ onClose, onCreated }: CreateProjectDialogProps) {
  const [name, setName] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [mode, setMode] = useState<AdminProject['mode']>('dev')
  const [origins, setOrigins] = useState<readonly string[]>([])
  const create = useAction((client) =>
    client.call('createProject', { body: { name, mode, origins: origins.filter((entry) => entry !== '') } }),
  )
  const errors = originErrors(create.error)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsNameMissing(name.trim() === '')
    if (name.trim() === '') return
    setOrigins(origins.filter((entry) => entry !== ''))
    const made = await create.run()
    if (made) onCreated(made)
  }

  return (
    <Dialog title="New project" onClose={onClose} closeLabel="Close" size="lg">
      <form className="cn-create-project-dialog" onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          placeholder="My shop"
          hint="For you only; visitors never see it."
          error={isNameMissing ? 'Give the project a name.' : undefined}
          isFocused
        />
        <ModeField mode={mode} onChange={setMode} />
        <OriginsEditor origins={origins} onChange={setOrigins} errors={errors} />
        {create.error !== undefined && errors.size === 0 && (
          <Problem title="The project was not created." error={create.error} />
        )}
        <div className="cn-create-project-dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isLoading={create.isBusy}>
            Create project
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
