import { Logo, type Theme } from '@portico/app-kit'
import { IconButton } from '@portico/ui'
import { Disconnect } from '@portico/ui/icons'
import { type ReactNode, useEffect, useRef } from 'react'
import { useConsole } from '../api/consoleContext.js'
import { useAction } from '../api/useAction.js'
import { ConsoleIcon, type ConsoleIconName } from '../icons/ConsoleIcon.js'
import { hashOf, type ViewName } from '../route/route.js'
import './Shell.css'

export type ShellProps = { view: ViewName; theme: Theme; onTheme: (theme: Theme) => void; children: ReactNode }

const places = /* @__PURE__ */ Object.freeze([
  { view: 'overview', title: 'Overview', icon: 'chart' },
  { view: 'projects', title: 'Projects', icon: 'folder' },
  { view: 'wallets', title: 'Wallets', icon: 'wallet' },
  { view: 'audit', title: 'Audit', icon: 'list' },
] as const satisfies readonly { view: ViewName; title: string; icon: ConsoleIconName }[])

export function Shell({ view, theme, onTheme, children }: ShellProps) {
  const { client, session } = useConsole()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(view)
  const other = theme === 'dark' ? 'light' : 'dark'
  const logOut = useAction(async () => {
    // The session ends here whether the server hears of it or not.
    await client.call('logOut', {}).catch(() => undefined)
    session.end(session.token())
    location.reload()
  })

  useEffect(() => {
    document.title = `${places.find((place) => place.view === view)?.title} · Portico console`
    if (shown.current === view) return
    shown.current = view
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [view])

  return (
    <div className="cn-shell">
      <header className="cn-shell-bar">
        <a className="cn-shell-home" href={hashOf('overview')} aria-label="Portico console, overview">
          <Logo size={28} />
          <span>
            Portico <span className="cn-shell-quiet">console</span>
          </span>
        </a>
        <nav className="cn-shell-nav" aria-label="Views">
          {places.map((place) => (
            <a
              key={place.view}
              className="cn-shell-link"
              href={hashOf(place.view)}
              aria-current={place.view === view ? 'page' : undefined}
            >
              <ConsoleIcon name={place.icon} />
              {place.title}
            </a>
          ))}
        </nav>
        <div className="cn-shell-foot">
          <bdi className="cn-shell-server" title="The server that this console talks to">
            {client.server.replace(/^https?:\/\//, '')}
          </bdi>
          <IconButton label={`Use the ${other} theme`} onClick={() => onTheme(other)}>
            <ConsoleIcon name={theme === 'dark' ? 'sun' : 'moon'} />
          </IconButton>
          <IconButton label="Log out" onClick={() => void logOut.run()}>
            <Disconnect />
          </IconButton>
        </div>
      </header>
      <main className="cn-shell-main" ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
