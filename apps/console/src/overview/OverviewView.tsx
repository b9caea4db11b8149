import { SelectField } from '@portico/app-kit'
import type { ChartRange } from '@portico/wire/http'
import { useState } from 'react'
import { useCall } from '../api/useCall.js'
import { useInterval } from '../api/useInterval.js'
import { Problem } from '../parts/Problem.js'
import { Segmented } from '../parts/Segmented.js'
import { ViewHead } from '../parts/ViewHead.js'
import { ChartPanels } from './ChartPanels.js'
import { HealthPanel } from './HealthPanel.js'
import './OverviewView.css'
import { RecentErrorsPanel } from './RecentErrorsPanel.js'

const ranges = [
  { value: '24h', title: '24 h' },
  { value: '7d', title: '7 d' },
  { value: '30d', title: '30 d' },
] as const
const chartsEvery = 60_000

export function OverviewView() {
  const [range, setRange] = useState<ChartRange>('7d')
  const [project, setProject] = useState('')
  const projectId = project === '' ? undefined : project
  const projects = useCall('listProjects', {})
  const charts = useCall('getCharts', { query: { range, projectId } })
  const errors = useCall('listErrors', { query: { projectId } })
  const reload = (): void => {
    charts.reload()
    errors.reload()
  }
  useInterval(chartsEvery, reload)
  const names = projects.data?.data ?? []
  return (
    <>
      <ViewHead title="Overview">
        {names.length > 1 && (
          <SelectField
            label="Project"
            isLabelHidden
            value={project}
            options={[
              { value: '', title: 'All projects' },
              ...names.map(({ id, name }) => ({ value: id, title: name })),
            ]}
            onChange={setProject}
          />
        )}
        <Segmented
          label="Range"
          value={range}
          options={ranges}
          onChange={(choice) => {
            setRange(choice)
            errors.reload()
          }}
        />
      </ViewHead>
      <div className="cn-overview-view">
        <HealthPanel />
        {charts.error !== undefined && (
          <Problem title="The charts could not be loaded." error={charts.error} onRetry={charts.reload} />
        )}
        <ChartPanels charts={charts.data} isOld={charts.isLoading} isFailed={charts.error !== undefined} />
        <RecentErrorsPanel {...errors} />
      </div>
    </>
  )
}
