import { usePorticoTheme } from '@portico/react'

export function ThemeSwitch() {
  const { themeMode, setThemeMode, setThemeVariables } = usePorticoTheme()
  const isDark = themeMode === 'dark'
  return (
    <>
      <button type="button" aria-pressed={isDark} onClick={() => setThemeMode(isDark ? 'light' : 'dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setThemeVariables({ '--portico-accent': '#0a7d4f' })}>
        Green
      </button>
      <button type="button" onClick={() => setThemeVariables({ '--portico-border-radius-master': 0 })}>
        Square
      </button>
    </>
  )
}
