import { useTheme } from '@portico/app-kit'
import { useEffect, useState } from 'react'
import { AccountPanel } from './account/AccountPanel.js'
import { PairPanel } from './pair/PairPanel.js'
import { RequestDialog } from './requests/RequestDialog.js'
import { SessionsPanel } from './sessions/SessionsPanel.js'
import { Notes } from './shell/Notes.js'
import { TopBar } from './shell/TopBar.js'
import { AppContext } from './store/appHooks.js'
import type { WalletApp } from './store/createWalletApp.js'
import './App.css'

export type AppProps = {
  app: WalletApp
  /** A link that opened the page. */
  link: { readonly isGiven: boolean; readonly uri: string | undefined }
}

export function App({ app, link }: AppProps) {
  const [theme, setTheme] = useTheme('@portico/wallet/theme')
  const [first] = useState(link)
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') app.wake()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [app])
  return (
    <AppContext value={app}>
      <div className="pt-root" data-theme={theme}>
        <div className="wl-app">
          <TopBar theme={theme} onTheme={setTheme} />
          <main className="wl-app-main">
            <h1 className="wl-app-title">Portico wallet</h1>
            <div className="wl-app-column">
              <AccountPanel />
              <PairPanel link={first} />
            </div>
            <div className="wl-app-column">
              <SessionsPanel />
            </div>
          </main>
        </div>
        <RequestDialog />
        <Notes />
      </div>
    </AppContext>
  )
}
