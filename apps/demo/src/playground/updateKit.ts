import type { Portico, PorticoOptions, ThemeVariables } from '@portico/core'
import { getAt } from '../options/getAt.js'
import { isSame } from '../options/isSame.js'
import type { JsonOptions } from '../options/jsonOptions.js'
import { featureFallbacks, flagFallbacks } from './fallbacks.js'

const liveOptions = ['themeMode', 'themeVariables', 'locale', 'features', 'termsConditionsUrl', 'privacyPolicyUrl']
// Read once, when the kit begins to look for wallets or takes its place on the page.
const fixedFlags = ['enableEIP6963', 'enableInjected', 'enableEmbedded', 'disableAppend']

/** Whether a running kit can take over these options, so that nothing on the page is interrupted. */
export function isLiveChange(before: JsonOptions, after: JsonOptions): boolean {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const order = ['features', 'connectMethodsOrder']
  // The kit computes this order when it is not set, and has no way to unset it again.
  if (getAt(before, order) !== undefined && getAt(after, order) === undefined) return false
  return keys.every((key) => {
    if (isSame(before[key], after[key])) return true
    return liveOptions.includes(key) || (Object.hasOwn(flagFallbacks, key) && !fixedFlags.includes(key))
  })
}

/** Brings a running kit to options that differ only in what `isLiveChange` allows. */
export async function updateKit(kit: Portico, options: PorticoOptions): Promise<void> {
  kit.setThemeMode(options.themeMode ?? 'dark')
  const variables = options.themeVariables ?? {}
  if (!isSame(kit.getThemeVariables(), variables)) {
    const gone = Object.keys(kit.getThemeVariables()).map((name) => [name, undefined])
    kit.setThemeVariables({ ...Object.fromEntries(gone), ...variables } as ThemeVariables) // undefined takes one back
  }
  kit.updateFeatures({ ...featureFallbacks, ...options.features })
  const flags = Object.entries(flagFallbacks).filter(([name]) => !fixedFlags.includes(name))
  kit.updateOptions({
    ...Object.fromEntries(flags.map(([name, fallback]) => [name, options[name as keyof PorticoOptions] ?? fallback])), // a name of the table
    termsConditionsUrl: options.termsConditionsUrl,
    privacyPolicyUrl: options.privacyPolicyUrl,
  })
  await kit.setLocale(options.locale ?? 'en')
}
