import type { Portico } from '@portico/core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { guardActions } from '../src/hooks/guardActions.js'
import { createParts } from '../src/mount/createParts.js'
import { loadWords } from '../src/mount/loadWords.js'
import { PorticoReactContext } from '../src/reactContext.js'
import { allSheets } from './allSheets.generated.js'

/** Shows a view of a kit as the modal does: shadow root, constructable sheet, as wide as the card; gone after the test. */
export function renderView(kit: Portico, view: ReactNode): Locator {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(allSheets)
  shadow.adoptedStyleSheets = [sheet]
  const wrapper = document.createElement('div')
  wrapper.className = 'pt-root'
  wrapper.style.inlineSize = '320px'
  shadow.append(wrapper)
  const root = createRoot(wrapper)
  void loadWords(kit).then(() =>
    root.render(
      <PorticoReactContext.Provider value={{ kit, parts: createParts(), actions: guardActions(kit) }}>
        {view}
      </PorticoReactContext.Provider>,
    ),
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
    kit.destroy()
  })
  return page.elementLocator(wrapper)
}
