/// <reference types="vite/client" />
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import motion from '../src/styles/motion.css?inline'
import reset from '../src/styles/reset.css?inline'
import tokens from '../src/styles/tokens.css?inline'

const components = import.meta.glob<string>('../src/{[A-Z]*,icons,drawings}/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** React checks this flag before it lets `act` decide when to render. */
type ActGlobal = typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean }

export type RenderInShadowParameters = {
  theme?: 'dark' | 'light'
  dir?: 'ltr' | 'rtl'
  variables?: Record<string, string>
}

/** Renders as the modal does: shadow root, one constructable sheet, wrapper with the reset; gone after the test. */
export function renderInShadow(
  node: ReactNode,
  { theme = 'dark', dir = 'ltr', variables = {} }: RenderInShadowParameters = {},
) {
  // The flag is React's own and has no types.
  ;(globalThis as ActGlobal).IS_REACT_ACT_ENVIRONMENT = true
  const host = document.createElement('div')
  host.dataset.theme = theme
  for (const [name, value] of Object.entries(variables)) host.style.setProperty(name, value)
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([tokens, reset, motion, ...Object.values(components)].join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  const wrapper = document.createElement('div')
  wrapper.className = 'pt-root'
  wrapper.dir = dir
  shadow.append(wrapper)
  const root = createRoot(wrapper)
  const render = (next: ReactNode) => act(() => root.render(next))
  render(node)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  return { host, shadow, wrapper, render }
}
