import { checkOneOf } from '../config/check.js'
import { checkThemeVariables } from '../config/checkThemeVariables.js'
import type { ThemeMode, ThemeVariables } from '../config/options.js'
import type { PorticoContext } from '../context.js'

/** Changes light or dark at run time (THEME-01). */
export function setThemeMode(ctx: PorticoContext, mode: ThemeMode): void {
  checkOneOf('themeMode', mode, ['dark', 'light'])
  ctx.store.update((state) => (state.theme.mode === mode ? state : { ...state, theme: { ...state.theme, mode } }))
}

/** Lays design tokens over those set before; `undefined` takes one back (THEME-01). */
export function setThemeVariables(ctx: PorticoContext, variables: ThemeVariables): void {
  checkThemeVariables('themeVariables', variables)
  ctx.store.update((state) => ({
    ...state,
    theme: { ...state.theme, variables: { ...state.theme.variables, ...variables } },
  }))
}
