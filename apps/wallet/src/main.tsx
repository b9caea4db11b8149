import '@portico/ui/styles.css'
import '@portico/app-kit/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { readLocation } from './pair/readLink.js'
import { readConfig } from './readConfig.js'
import { MovedView } from './shell/MovedView.js'
import { createWalletApp } from './store/createWalletApp.js'
import { holdTab } from './store/holdTab.js'

const place = document.getElementById('root')
if (place) {
  const root = createRoot(place)
  const link = readLocation(location)
  // A link works once and carries a key: keep it out of the history, and a reload must not use it again.
  if (link.isGiven) history.replaceState(null, '', '/')
  try {
    const config = await readConfig()
    let onMoved = (): void => undefined
    await holdTab(() => onMoved())
    const app = createWalletApp(config)
    onMoved = () => {
      app.destroy()
      root.render(<MovedView />)
    }
    root.render(
      <StrictMode>
        <App app={app} link={link} />
      </StrictMode>,
    )
  } catch (error) {
    console.error(error)
    root.render(
      <p role="alert" className="ak-no-start">
        The wallet could not read wallet.json, which names its relay, chains and keys. Put it beside this page and
        reload.
      </p>,
    )
  }
}
