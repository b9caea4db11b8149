import type { ThemeVariable, ThemeVariables } from './options.js'

/** The design tokens a host may set (reference §2.6). */
export const themeVariableNames: readonly ThemeVariable[] = /* @__PURE__ */ Object.freeze([
  '--portico-font-family',
  '--portico-font-size-master',
  '--portico-accent',
  '--portico-color-mix',
  '--portico-color-mix-strength',
  '--portico-border-radius-master',
  '--portico-z-index',
  '--portico-qr-color',
  '--portico-background',
])

// No url(), no import, no end of the declaration: a theme paints, it does not fetch or break out.
const unsafe = /[;{}<>\\]|url\s*\(|image-set\s*\(|@import|expression\s*\(/i

/** Says what is wrong with a set of theme variables, or nothing. */
export function themeVariablesProblem(variables: ThemeVariables): string | undefined {
  for (const [name, value] of Object.entries(variables)) {
    if (!themeVariableNames.some((known) => known === name)) return `has no variable \`${name}\``
    if (value === undefined || typeof value === 'number') continue
    if (typeof value !== 'string' || value.length > 200 || unsafe.test(value))
      return `has an unusable value for \`${name}\``
  }
  return undefined
}
