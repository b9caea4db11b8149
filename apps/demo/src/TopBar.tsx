import { Logo, type Theme, ThemeIcon } from '@portico/app-kit'
import { CopyButton } from './parts/CopyButton.js'
import './TopBar.css'

export type TopBarProps = {
  themeMode: Theme
  /** The operator's console, when there is one. */
  consoleUrl?: string | undefined
  onThemeMode: (mode: Theme) => void
}

export function TopBar({ themeMode, consoleUrl, onThemeMode }: TopBarProps) {
  const other = themeMode === 'dark' ? 'light' : 'dark'
  return (
    <header className="dm-top-bar">
      <h1 className="dm-top-bar-title">
        <Logo size={28} />
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
          <ThemeIcon theme={themeMode} />
        </button>
      </div>
    </header>
  )
}
