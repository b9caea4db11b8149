'use client'
import type { ThemeMode, ThemeVariables } from '@portico/core'
import { useMemo } from 'react'
import { useKit } from './useKit.js'
import { useKitState } from './useKitState.js'

export type UsePorticoThemeReturnType = {
  themeMode: ThemeMode
  themeVariables: ThemeVariables
  setThemeMode: (mode: ThemeMode) => void
  setThemeVariables: (variables: ThemeVariables) => void
}

/** Theme of the kit and how to change it. */
export function usePorticoTheme(): UsePorticoThemeReturnType {
  const kit = useKit('usePorticoTheme')
  const theme = useKitState((state) => state.theme)
  return useMemo(
    () => ({
      themeMode: theme.mode,
      themeVariables: theme.variables,
      setThemeMode: kit.setThemeMode,
      setThemeVariables: kit.setThemeVariables,
    }),
    [kit, theme],
  )
}
