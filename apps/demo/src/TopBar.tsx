import { CopyButton } from './parts/CopyButton.js'
import './TopBar.css'

export type TopBarProps = {
  themeMode: 'dark' | 'light'
  /** The operator's console, when there is one. */
  consoleUrl?: string | undefined
  onThemeMode: (mode: 'dark' | 'light') => void
}

export function TopBar({ themeMode, consoleUrl, onThemeMode }: TopBarProps) {
  const other = themeMode === 'dark' ? 'light' : 'dark'
  return (
    <header className="dm-top-bar">
      <h1 className="dm-top-bar-title">
        <svg className="dm-top-bar-mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M9 24V14a7 7 0 0 1 14 0v10M13.5 24v-9.5a2.5 2.5 0 0 1 5 0V24M7 24h18" />
        </svg>
        Portico <span className="dm-top-bar-quiet">playground</span>
      </h1>
      <div className="dm-top-bar-actions">
        {consoleUrl && (
          <a className="dm-button dm-top-bar-link" data-variant="quiet" href={consoleUrl}>
            Console
          </a>
        )}
        <CopyButton text={() => location.href}>Copy link</CopyButton>
        <button
          type="button"
          className="dm-icon-button dm-top-bar-theme"
          aria-label={`Use the ${other} theme`}
          onClick={() => onThemeMode(other)}
        >
          <svg className="dm-icon" viewBox="0 0 20 20" aria-hidden="true">
            {themeMode === 'dark' ? (
              <path d="M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.100 1.100M14.600 14.600l1.100 1.100M4.3 15.700l1.100-1.100M14.600 5.400l1.100-1.100" />
            ) : (
              <path d="M16.5 11.700A6.800 6.800 0 0 1 8.300 3.5a6.800 6.800 0 1 0 8.200 8.200z" />
            )}
          </svg>
        </button>
      </div>
    </header>
  )
}
