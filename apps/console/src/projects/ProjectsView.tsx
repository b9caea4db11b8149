import { Button, EmptyState, Shimmer, Tag } from '@portico/ui'
import { EmptyDrawing } from '@portico/ui/drawings'
import { ChevronRight } from '@portico/ui/icons'
import { useState } from 'react'
import { useCall } from '../api/useCall.js'
import { formatDay, formatNumber } from '../format/format.js'
import { ConsoleIcon } from '../icons/ConsoleIcon.js'
import { Problem } from '../parts/Problem.js'
import { ViewHead } from '../parts/ViewHead.js'
import { hashOf } from '../route/route.js'
import { CreateProjectDialog } from './CreateProjectDialog.js'
import { ProjectPage } from './ProjectPage.js'
import './ProjectsView.css'

export type ProjectsViewProps = { id: string | undefined }

export function ProjectsView({ id }: ProjectsViewProps) {
  const { data, error, reload } = useCall('listProjects', {})
  const [isCreating, setIsCreating] = useState(false)
  const projects = data?.data
  const chosen = projects?.find((project) => project.id === id)
  if (chosen) return <ProjectPage key={chosen.id} project={chosen} onSaved={reload} />
  const create = (
    <Button icon={<ConsoleIcon name="plus" size={18} />} onClick={() => setIsCreating(true)}>
      New project
    </Button>
  )
  return (
    <>
      <ViewHead title="Projects" text="A project is a site, or a family of sites, that uses this server.">
        {projects && projects.length > 0 && create}
      </ViewHead>
      {error !== undefined && <Problem title="The projects could not be loaded." error={error} onRetry={reload} />}
      {projects && id !== undefined && (
        <p className="cn-projects-view-missing" role="status">
          There is no project with this id here.
        </p>
      )}
      {!projects && error === undefined && <Shimmer shape="row" height="148px" />}
      {projects?.length === 0 && (
        <EmptyState
          drawing={<EmptyDrawing />}
          title="No project yet"
          text="Make one, name the sites that may use it, and give its id to the kit."
          action={create}
        />
      )}
      {projects && projects.length > 0 && (
        <ul className="cn-projects-view">
          {projects.map((project) => (
            <li key={project.id}>
              <a className="cn-projects-view-row" href={hashOf('projects', project.id)}>
                <span className="cn-projects-view-words">
                  <span className="cn-projects-view-name">
                    <bdi>{project.name}</bdi>
                    <Tag tone={project.mode === 'live' ? 'success' : 'neutral'}>{project.mode}</Tag>
                  </span>
                  <code className="cn-projects-view-id">{project.id}</code>
                </span>
                <span className="cn-projects-view-facts">
                  {originsOf(project.origins.length)}
                  <br />
                  {project.isAnalyticsEnabled ? 'Analytics on' : 'Analytics off'} · since {formatDay(project.createdAt)}
                </span>
                <ChevronRight />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isCreating && (
        <CreateProjectDialog
          onClose={() => setIsCreating(false)}
          onCreated={(made) => {
            setIsCreating(false)
            reload()
            location.hash = hashOf('projects', made.id)
          }}
        />
      )}
    </>
  )
}

function originsOf(count: number): string {
  return count === 1 ? '1 origin' : `${formatNumber(count)} origins`
}
