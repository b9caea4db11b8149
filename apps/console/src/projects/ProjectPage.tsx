import { Panel } from '@portico/app-kit'
import { Button } from '@portico/ui'
import { ArrowLeft, Check } from '@portico/ui/icons'
import type { AdminProject } from '@portico/wire/http'
import { type FormEvent, useState } from 'react'
import { useAction } from '../api/useAction.js'
import { CopyText } from '../parts/CopyText.js'
import { Problem } from '../parts/Problem.js'
import { Switch } from '../parts/Switch.js'
import { ViewHead } from '../parts/ViewHead.js'
import { hashOf } from '../route/route.js'
import { ModeField } from './ModeField.js'
import { OriginsEditor } from './OriginsEditor.js'
import { originErrors } from './originErrors.js'
import './ProjectPage.css'

export type ProjectPageProps = { project: AdminProject; onSaved: () => void }

type Draft = Pick<AdminProject, 'mode' | 'isAnalyticsEnabled'> & { readonly origins: readonly string[] }

export function ProjectPage({ project, onSaved }: ProjectPageProps) {
  const [saved, setSaved] = useState<Draft>(() => draftOf(project))
  const [draft, setDraft] = useState(saved)
  const [isSaved, setIsSaved] = useState(false)
  const save = useAction((client, { origins, ...rest }: Draft) =>
    client.call('changeProject', { path: { id: project.id }, body: { ...rest, origins: [...origins] } }),
  )
  const errors = originErrors(save.error)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part })
    setIsSaved(false)
    // What was said about the entries is about another list now.
    if (part.origins) save.reset()
  }

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const sent = { ...draft, origins: draft.origins.filter((entry) => entry !== '') }
    setDraft(sent)
    const changed = await save.run(sent)
    if (!changed) return
    setSaved(draftOf(changed))
    setDraft(draftOf(changed))
    setIsSaved(true)
    onSaved()
  }

  return (
    <>
      <a className="cn-project-page-back" href={hashOf('projects')}>
        <ArrowLeft size={16} /> Projects
      </a>
      <ViewHead title={<bdi>{project.name}</bdi>} />
      <form className="cn-project-page" onSubmit={submit} noValidate>
        <Panel title="Project id" text="Public: it goes into the kit's options and names this project in every call.">
          <CopyText label="Copy the project id" text={project.id} />
        </Panel>
        <Panel title="Where it may be used">
          <div className="cn-project-page-fields">
            <ModeField mode={draft.mode} onChange={(mode) => change({ mode })} />
            <OriginsEditor origins={draft.origins} onChange={(origins) => change({ origins })} errors={errors} />
          </div>
        </Panel>
        <Panel title="Analytics">
          <Switch
            label="Record what kits report"
            hint="Connections, wallets and errors, without addresses or anything that names a visitor. Kits stay silent when it is off."
            isOn={draft.isAnalyticsEnabled}
            onChange={(isAnalyticsEnabled) => change({ isAnalyticsEnabled })}
          />
        </Panel>
        {save.error !== undefined && errors.size === 0 && (
          <Problem title="The changes were not saved." error={save.error} />
        )}
        <div className="cn-project-page-actions">
          <span className="cn-project-page-state" role="status" data-failed={errors.size > 0 ? '' : undefined}>
            {isSaved && !isChanged && (
              <>
                <Check size={16} /> Saved. It applies within a minute.
              </>
            )}
            {errors.size > 0 && 'Nothing was saved: see the marked origins.'}
          </span>
          <Button variant="secondary" isDisabled={!isChanged} onClick={() => change(saved)}>
            Discard
          </Button>
          <Button type="submit" isDisabled={!isChanged} isLoading={save.isBusy}>
            Save changes
          </Button>
        </div>
      </form>
    </>
  )
}

function draftOf({ mode, origins, isAnalyticsEnabled }: AdminProject): Draft {
  return { mode, origins, isAnalyticsEnabled }
}
