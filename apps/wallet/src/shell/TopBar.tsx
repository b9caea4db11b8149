import { Logo, type Theme, ThemeIcon } from '@portico/app-kit'
import { IconButton, Tag } from '@portico/ui'
import { useWallet } from '../store/appHooks.js'
import type { Connection } from '../store/walletState.js'
import './TopBar.css'

export type TopBarProps = { theme: Theme; onTheme: (theme: Theme) => void }

const words = /* @__PURE__ */ Object.freeze({
  idle: 'Ready',
  connecting: 'Connecting …',
  online: 'Online',
  offline: 'Offline, trying again',
  refused: 'Refused by the relay',
} as const satisfies Record<Connection, string>)

export function TopBar({ theme, onTheme }: TopBarProps) {
  const connection = useWallet((state) => state.connection)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <header className="wl-top-bar">
      <div className="wl-top-bar-line">
        <Logo size={28} />
        <span className="wl-top-bar-name">
          Portico <span className="wl-top-bar-quiet">wallet</span>
        </span>
        <Tag tone="warning">Test keys</Tag>
        <span className="wl-top-bar-state" role="status" data-state={connection}>
          <span className="wl-top-bar-dot" />
          <span className="wl-top-bar-word">{words[connection]}</span>
        </span>
        <IconButton label={`Use the ${other} theme`} onClick={() => onTheme(other)}>
          <ThemeIcon theme={theme} />
        </IconButton>
      </div>
    </header>
  )
}
