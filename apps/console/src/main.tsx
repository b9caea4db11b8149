import '@portico/ui/styles.css'
import '@portico/app-kit/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { createClient } from './api/createClient.js'
import { readConfig } from './readConfig.js'
import { createSession } from './session/createSession.js'

const place = document.getElementById('root')
if (place) {
  const root = createRoot(place)
  try {
    const { server } = await readConfig()
    const session = createSession(sessionStorage)
    const client = createClient(server, session)
    root.render(
      <StrictMode>
        <App client={client} session={session} />
      </StrictMode>,
    )
  } catch (error) {
    console.error(error)
    root.render(
      <p role="alert" className="ak-no-start">
        The console could not read console.json, which names its server. Put it beside this page and reload.
      </p>,
    )
  }
}
