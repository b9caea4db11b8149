import '@portico/react/styles.css'
import '@portico/app-kit/page.css'
import './styles/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { readDevnet } from './devnet/readDevnet.js'
import { readExplorerPath } from './explorer/readExplorerPath.js'
import { defaultOptions } from './options/defaultOptions.js'
import { createPlayground } from './playground/createPlayground.js'

const place = document.getElementById('root')
if (place) {
  const root = createRoot(place)
  try {
    const prefersLight = matchMedia('(prefers-color-scheme: light)').matches
    const devnet = await readDevnet()
    const explorer = readExplorerPath(location.pathname)
    if (explorer) {
      const { ExplorerPage } = await import('./explorer/ExplorerPage.js')
      const chain = devnet.chains.find(({ id }) => id === explorer.chainId)
      root.render(<ExplorerPage path={explorer} chain={chain} />)
    } else {
      const playground = await createPlayground(defaultOptions(prefersLight, devnet.server), devnet)
      root.render(
        <StrictMode>
          <App playground={playground} />
        </StrictMode>,
      )
    }
  } catch (error) {
    console.error(error)
    root.render(<p role="alert">The playground could not start: {String(error)}. Reload the page to try again.</p>)
  }
}
