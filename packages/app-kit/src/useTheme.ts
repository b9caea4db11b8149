import { useCallback, useLayoutEffect, useState } from 'react'

export type Theme = 'dark' | 'light'

/** The person's choice, kept in `localStorage` under `key`, else the system's. */
export function useTheme(key: string): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(() => firstTheme(key))
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  const choose = useCallback(
    (next: Theme) => {
      setTheme(next)
      try {
        localStorage.setItem(key, next)
      } catch {
        // Blocked storage: the choice lasts as long as the page.
      }
    },
    [key],
  )
  return [theme, choose]
}

function firstTheme(key: string): Theme {
  try {
    const stored = localStorage.getItem(key)
    if (stored === 'dark' || stored === 'light') return stored
  } catch {
    // Blocked storage: go by the system.
  }
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}
