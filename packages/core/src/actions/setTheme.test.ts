import { createTestPortico } from '@portico/testing'
import { expect, it } from 'vitest'

it('[THEME-01] themeMode is light or dark, dark unless the host says otherwise, and changes at run time', () => {
  const { kit } = createTestPortico()
  const seen: string[] = []
  kit.subscribeTheme(({ mode }) => seen.push(mode))
  expect(kit.getThemeMode()).toBe('dark')
  kit.setThemeMode('light')
  kit.setThemeMode('light')
  kit.setThemeMode('dark')
  expect(seen).toEqual(['light', 'dark'])
  expect(() => kit.setThemeMode('system' as never)).toThrow('`themeMode` must be one of dark, light')
  expect(kit.getThemeMode()).toBe('dark')
})

it('[THEME-01] themeVariables lie over those set before and change at run time', () => {
  const { kit } = createTestPortico({
    options: { themeVariables: { '--portico-accent': '#111', '--portico-z-index': 5 } },
  })
  kit.setThemeVariables({ '--portico-accent': 'hsl(230 100% 67%)' })
  expect(kit.getThemeVariables()).toEqual({ '--portico-accent': 'hsl(230 100% 67%)', '--portico-z-index': 5 })
})

it('[THEME-01] a value that could break out of a style sheet is refused, and nothing changes', () => {
  const { kit } = createTestPortico()
  for (const value of ['red;} body{display:none', 'url(https://x.test/a.png)', '</style>']) {
    expect(() => kit.setThemeVariables({ '--portico-accent': value })).toThrow('`--portico-accent`')
  }
  expect(() => kit.setThemeVariables({ '--other': '1' } as never)).toThrow('has no variable `--other`')
  expect(() => kit.setThemeVariables(null as never)).toThrow('`themeVariables` must be an object')
  expect(kit.getThemeVariables()).toEqual({})
})
