import { useLayoutEffect } from 'react'
import { CodePanel } from './code/CodePanel.js'
import { EventsPanel } from './events/EventsPanel.js'
import { HostPage } from './page/HostPage.js'
import { OptionsPanel } from './panel/OptionsPanel.js'
import type { Playground } from './playground/createPlayground.js'
import { useObservable } from './playground/useObservable.js'
import { ResultsPanel } from './results/ResultsPanel.js'
import { useResults } from './results/useResults.js'
import { ServerNote } from './server/ServerNote.js'
import { TopBar } from './TopBar.js'
import { VirtualWalletsBar } from './wallets/VirtualWalletsBar.js'
import { WalletPrompt } from './wallets/WalletPrompt.js'
import './App.css'

export type AppProps = { playground: Playground }

export function App({ playground }: AppProps) {
  const { options, applied, problem, kit, generation, devnet, wallets, installed } = useObservable(playground)
  const { results, run, clear } = useResults()
  const themeMode = applied['themeMode'] === 'light' ? 'light' : 'dark'
  const direction = applied['locale'] === 'ar' ? 'rtl' : 'ltr'
  const endpoint = typeof applied['endpoint'] === 'string' ? applied['endpoint'] : undefined
  const isInline = applied['enableEmbedded'] === true || applied['disableAppend'] === true

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = themeMode
    document.documentElement.dir = direction
  }, [themeMode, direction])

  return (
    <div className="dm-app">
      <TopBar
        themeMode={themeMode}
        consoleUrl={devnet.server?.console}
        onThemeMode={(mode) => playground.setOptions({ ...options, themeMode: mode })}
      />
      <main className="dm-app-main">
        <div className="dm-app-page">
          <VirtualWalletsBar choice={wallets} onChange={playground.setWallets} />
          <ServerNote endpoint={endpoint} kit={kit} />
          <HostPage key={generation} kit={kit} devnet={devnet} isInline={isInline} run={run} />
          <ResultsPanel results={results} onClear={clear} />
          <div className="dm-app-pair">
            <CodePanel options={applied} />
            <EventsPanel log={playground.log} />
          </div>
        </div>
        <OptionsPanel
          options={options}
          defaults={playground.defaults}
          problem={problem}
          isStale={options !== applied}
          onChange={playground.setOptions}
        />
      </main>
      {installed && wallets.behaviour === 'ask' && <WalletPrompt wallets={installed.wallets} />}
    </div>
  )
}
