import '@portico/react/styles.css'
import './styles/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { defaultOptions } from './options/defaultOptions.js'
import { createPlayground } from './playground/createPlayground.js'

const place = document.getElementById('root')
if (place) {
  const defaults = defaultOptions(matchMedia('(prefers-color-scheme: light)').matches)
  const playground = await createPlayground(defaults)
  createRoot(place).render(
    <StrictMode>
      <App playground={playground} />
    </StrictMode>,
  )
}
