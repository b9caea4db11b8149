/// <reference types="vite/client" />
/**
 * Every component in its states, each theme in a shadow root of its own with the one constructable sheet.
 * `?theme=light&dir=rtl&accent=%23ffe600&only=rows` narrows it; run it with `npx vite packages/ui/gallery`.
 */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import motion from '../src/styles/motion.css?inline'
import reset from '../src/styles/reset.css?inline'
import tokens from '../src/styles/tokens.css?inline'
import page from './gallery.css?inline'
import { sections } from './sections.js'

const components = import.meta.glob<string>('../src/*/*.css', { query: '?inline', import: 'default', eager: true })
const componentText = Object.entries(components)
  .filter(([path]) => !path.includes('/styles/'))
  .map(([, text]) => text)

const sheet = new CSSStyleSheet()
sheet.replaceSync([tokens, reset, motion, ...componentText, page].join('\n'))

const query = new URLSearchParams(location.search)
const themes = query.get('theme')?.split(',') ?? ['dark', 'light']
const direction = query.get('dir') ?? 'ltr'
const only = query.get('only')?.split(',')

document.body.style.margin = '0'
document.body.style.display = 'flex'
document.body.dir = direction

for (const theme of themes) {
  const host = document.createElement('div')
  host.dataset.theme = theme
  for (const name of ['accent', 'color-mix', 'color-mix-strength', 'border-radius-master', 'background']) {
    const value = query.get(name)
    if (value) host.style.setProperty(`--portico-${name}`, value)
  }
  document.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  const wrapper = document.createElement('div')
  wrapper.className = 'pt-root gallery'
  wrapper.dir = direction
  root.append(wrapper)
  createRoot(wrapper).render(
    <StrictMode>
      {Object.entries(sections)
        .filter(([name]) => !only || only.includes(name))
        .map(([name, Section]) => (
          <section className="gallery-card" key={name} aria-label={name}>
            <h2 className="gallery-title">{name}</h2>
            <Section />
          </section>
        ))}
    </StrictMode>,
  )
}
