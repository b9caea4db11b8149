import { useCallback, useLayoutEffect, useState } from 'react'

export type Theme = 'dark' | 'light'
const key = '@portico/wallet/theme'

/** The person's choice, else the system's. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(firstTheme)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const choose = useCallback((next: Theme) => {
    setTheme(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Blocked storage: the choice lasts as long as the page.
    }
  }, [])
  return [theme, choose]
}

function firstTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    if (stored === 'dark' || stored === 'light') return stored
  } catch {
    // Blocked storage: go by the system.
  }
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
