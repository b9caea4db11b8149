import { useTheme } from '@portico/app-kit'
import { useMemo } from 'react'
import { ConsoleContext } from './api/consoleContext.js'
import type { Client } from './api/createClient.js'
import { AuditView } from './audit/AuditView.js'
import { OverviewView } from './overview/OverviewView.js'
import { ProjectsView } from './projects/ProjectsView.js'
import type { Route } from './route/route.js'
import { useRoute } from './route/useRoute.js'
import type { Session } from './session/createSession.js'
import { SessionGate } from './session/SessionGate.js'
import { Shell } from './shell/Shell.js'
import { WalletsView } from './wallets/WalletsView.js'
import './App.css'

export type AppProps = { client: Client; session: Session }

export function App({ client, session }: AppProps) {
  const [theme, setTheme] = useTheme('@portico/console/theme')
  const route = useRoute()
  const value = useMemo(() => ({ client, session }), [client, session])
  return (
    <ConsoleContext value={value}>
      <div className="pt-root" data-theme={theme}>
        <SessionGate>
          <Shell view={route.view} theme={theme} onTheme={setTheme}>
            <View {...route} />
          </Shell>
        </SessionGate>
      </div>
    </ConsoleContext>
  )
}

function View({ view, id }: Route) {
  switch (view) {
    case 'overview':
      return <OverviewView />
    case 'projects':
      return <ProjectsView id={id} />
    case 'wallets':
      return <WalletsView />
    case 'audit':
      return <AuditView />
    default:
      return view satisfies never
  }
}
