import { type Check, checkBoolean, checkOrder, checkRecord, refuse } from './check.js'
import { defaultConnectorTypeOrder, defaultFeatures, defaultSocials, defaultWalletFeaturesOrder } from './defaults.js'
import type { Features } from './options.js'
import type { ResolvedFeatures } from './resolveOptions.js'

/** Features that are no flag. */
const featureChecks: Partial<Record<keyof Features, Check>> = /* @__PURE__ */ Object.freeze({
  connectMethodsOrder: (option: string, value: unknown) => checkOrder(option, value, ['wallet', 'email', 'social']),
  connectorTypeOrder: (option: string, value: unknown) => checkOrder(option, value, defaultConnectorTypeOrder),
  walletFeaturesOrder: (option: string, value: unknown) => checkOrder(option, value, defaultWalletFeaturesOrder),
  socials: (option: string, value: unknown) => value === false || checkOrder(option, value, defaultSocials),
})

/** Lays a host's features over others; what it leaves out keeps its value. */
export function resolveFeatures(base: ResolvedFeatures, features: Features | undefined): ResolvedFeatures {
  if (features === undefined) return base
  checkRecord('features', features, (option, value) => {
    const name = option.slice('features.'.length) as keyof Features // or a typing error, refused below
    const isFlag = Object.hasOwn(defaultFeatures, name)
    const check = Object.hasOwn(featureChecks, name) ? featureChecks[name] : isFlag ? checkBoolean : undefined
    if (!check) refuse(option, 'does not exist', `Known features: ${Object.keys(defaultFeatures).join(', ')}.`)
    if (value !== undefined) check(option, value)
  })
  const given = Object.fromEntries(Object.entries(features).filter(([, value]) => value !== undefined))
  const folded = features.emailShowWallets === false ? { collapseWallets: true } : {}
  return Object.freeze({ ...base, ...given, ...folded })
}
